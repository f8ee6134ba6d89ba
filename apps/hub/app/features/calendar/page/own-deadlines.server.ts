import { m } from '@applicant-hub/copy';
import {
  type CycleDate,
  type Deadline,
  deadlinesOf,
  formatDayMonth,
  type OwnDeadline,
  ownDeadlineRoutes,
  ownDeadlines,
  type Personalisation,
  type YearStatuses,
} from '@applicant-hub/domain';
import { preferenceAnswers } from '#app/platform/request/preference-answers.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { shownStatuses } from '#app/features/application-status/upstream/shown-statuses.server.ts';
import { getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import type { CalendarFilter } from './filters.ts';
import { ownFilters } from './read-filters.server.ts';

export const yearDeadlines = (
  dates: readonly CycleDate[],
  { studyYear, studyLevel }: Pick<Personalisation, 'studyYear' | 'studyLevel'>,
  own: readonly CalendarFilter[],
): readonly Deadline[] =>
  deadlinesOf(dates, studyYear, ownDeadlineRoutes(studyLevel, own.includes('conservatoires')));

/**
 * Upcoming deadlines that can apply to the applicant. The calendar and the adviser page share them.
 */
export async function findOwnDeadlines(call: RequestScope): Promise<readonly OwnDeadline[]> {
  const { applicant, context } = call;
  const { studyYear, studyLevel } = applicant.personalisation;
  const own = ownFilters(studyLevel, preferenceAnswers(applicant));
  const routes = ownDeadlineRoutes(studyLevel, own.includes('conservatoires'));
  const [dates, statuses] = await Promise.all([getCycleDates(call), knownStatuses(call)]);
  return ownDeadlines({ dates: dates ?? [], studyYear, routes, statuses, now: context.now() });
}

/**
 * The dates can be shown without the applications. If an application API refuses the session, the
 * statuses are unknown.
 */
const knownStatuses = (call: RequestScope): Promise<YearStatuses> =>
  shownStatuses(call).catch((thrown: unknown) => {
    if (thrown instanceof Response) return {};
    throw thrown;
  });

/**
 * The later reply dates as text, each with the decisions to which it applies; null if no later
 * reply dates exist.
 */
export function laterWords({ deadline, later }: OwnDeadline): string | null {
  const words = later.map(({ date }, index) =>
    m.deadlines_reply_after({
      decisionsBy: formatDayMonth((later[index - 1] ?? deadline).decisionsBy ?? ''),
      date: formatDayMonth(date),
    }),
  );
  return words.length === 0 ? null : words.join(' ');
}
