import type { Provider } from '../providers/provider.ts';
import { subjectOf } from '../subjects/subjects.ts';
import type { CoursePlan } from './course.ts';
import { conservatoirePlans, firstDegree, mastersPlans, teacherTraining } from './plans.ts';

/** Titles and subjects of first degrees that must exist, by provider code. */
const firstDegrees: Readonly<Record<string, readonly (readonly [id: string, title: string])[]>> = {
  A80: [['48', 'Pharmacy']],
  C15: [['40', 'Law and Welsh']],
  C85: [['47', 'Adult Nursing']],
  D26: [['47', 'Nursing']],
  E14: [
    ['28', 'English Literature'],
    ['19', 'Computing Science'],
  ],
  E56: [['52', 'Politics']],
  E84: [['29', 'Environmental Science']],
  G28: [['52', 'Politics']],
  H24: [['17', 'Civil Engineering']],
  K12: [['48', 'Pharmacy']],
  K24: [['19', 'Computer Science']],
  L14: [
    ['53', 'Psychology'],
    ['37', 'History'],
  ],
  L41: [['37', 'History']],
  M20: [['46', 'Music']],
  M40: [['8', 'Architecture']],
  N21: [['44', 'Mechanical Engineering']],
  N77: [['44', 'Mechanical Engineering']],
  N84: [['48', 'Pharmacy']],
  N91: [['55', 'Sport Science']],
  Q50: [['25', 'Economics']],
  S18: [
    ['53', 'Psychology'],
    ['8', 'Architecture'],
  ],
  U65: [['30', 'Film Practice']],
  W20: [['25', 'Economics']],
  W50: [['40', 'Law']],
  Y50: [['53', 'Psychology']],
};

/**
 * Courses that a university has in every generated catalogue, because personas and contracts name
 * them.
 */
export function certainPlans(provider: Provider): CoursePlan[] {
  const degrees = (firstDegrees[provider.code] ?? []).map(([id, title]) =>
    firstDegree(subjectOf(id), provider, title, 1),
  );
  return [...degrees, ...otherPlans(provider).map((plan) => ({ ...plan, share: 1 }))];
}

function otherPlans(provider: Provider): CoursePlan[] {
  switch (provider.code) {
    case 'B32':
      return [teacherTraining(subjectOf('26'), subjectOf('43'), provider)];
    case 'E14':
      return mastersPlans(subjectOf('29'));
    case 'R55':
    case 'R57':
      return conservatoirePlans(subjectOf('46'));
    default:
      return [];
  }
}
