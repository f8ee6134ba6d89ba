import { integerOf } from '../chance.ts';
import type { Provider } from '../providers/provider.ts';
import type { CoursePlan } from './course.ts';

const CODES_OF_A_SUBJECT = 100;

/** Generates course codes such as 'Q320', unique within a university. */
export function courseCodes({ code }: Provider): (plan: CoursePlanFacts) => string {
  const given = new Set<string>();
  return ({ title, subjects: [{ code: beginning }] }) => {
    let number = integerOf(`code ${code} ${title}`, CODES_OF_A_SUBJECT);
    const courseCode = () => beginning + String(number).padStart(2, '0');
    while (given.has(courseCode())) number = (number + 1) % CODES_OF_A_SUBJECT;
    given.add(courseCode());
    return courseCode();
  };
}

type CoursePlanFacts = Pick<CoursePlan, 'title' | 'subjects'>;
