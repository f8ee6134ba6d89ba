import {
  type Deadline,
  deadlineRoutes,
  deadlines,
  type Personalisation,
  type Scheme,
} from '@applicant-hub/domain';
import type { CalendarFilter } from './filters.ts';

/** The deadlines of somebody's year and routes, in the order of time. */
export function ownDeadlines(
  { studyYear, studyLevel }: Pick<Personalisation, 'studyYear' | 'studyLevel'>,
  own: readonly CalendarFilter[],
): readonly Deadline[] {
  const schemes: Scheme[] = own.includes('conservatoires') ? ['ug', 'uc'] : ['ug'];
  const routes = deadlineRoutes(studyLevel, schemes);
  return deadlines.filter(
    (deadline) =>
      deadline.entryYear === studyYear &&
      deadline.schemes.some((scheme) => routes.includes(scheme)),
  );
}
