import { integerOf } from '../chance.ts';
import type { Provider } from '../providers/provider.ts';
import type { CatalogueCourse, CoursePlan } from './course.ts';
import { isSelective } from './specialists.ts';

const STEP = 8;
const LOWEST = 48;
const HIGHEST = 168;

/**
 * The Tariff points that a first degree requires, in steps of 8 from 48 to 168; null when it
 * requires no points, as for one in twelve first degrees. Postgraduate courses and conservatoires
 * require no points either; conservatoires hold auditions.
 */
export function pointsOf(
  { title, scheme, subjects: [{ demand = 0 }], hasFoundation, qualification }: PlanFacts,
  provider: Provider,
): CatalogueCourse['points'] {
  if (scheme !== 'undergraduate') return null;
  const seed = `points ${provider.code} ${title}`;
  if (demand === 0 && integerOf(`asks ${seed}`, 12) === 0) return null;
  if (hasFoundation || qualification.startsWith('Fd')) {
    return range(LOWEST + STEP * integerOf(seed, 3), 2);
  }
  const university = isSelective(provider)
    ? 120
    : 80 + STEP * integerOf(`asks ${provider.code}`, 4);
  return range(university + demand + STEP * integerOf(seed, 3), integerOf(`width ${seed}`, 3));
}

type PlanFacts = Pick<
  CoursePlan,
  'title' | 'scheme' | 'subjects' | 'hasFoundation' | 'qualification'
>;

function range(min: number, steps: number) {
  const lower = Math.min(min, HIGHEST);
  return { min: lower, max: Math.min(lower + STEP * steps, HIGHEST) };
}
