import {
  type CycleDate,
  type Deadline,
  deadlinesOf,
  ownDeadlineRoutes,
  type Personalisation,
} from '@applicant-hub/domain';
import type { CalendarFilter } from './filters.ts';

/** The deadlines of somebody's year and routes, in the order of time. */
export const ownDeadlines = (
  dates: readonly CycleDate[],
  { studyYear, studyLevel }: Pick<Personalisation, 'studyYear' | 'studyLevel'>,
  own: readonly CalendarFilter[],
): readonly Deadline[] =>
  deadlinesOf(dates, studyYear, ownDeadlineRoutes(studyLevel, own.includes('conservatoires')));
