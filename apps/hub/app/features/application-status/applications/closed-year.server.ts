import { type ClosedYear, closedYear } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';

/**
 * Returns the parts of the applicant's year that have closed; an empty result while the dates of
 * the year are unknown. Several parts of a page call this function, so the result is cached. The
 * year is in the key, because a form in the same request may have changed it.
 */
export function findClosedYear(
  call: Pick<RequestScope, 'context' | 'applicant'>,
): Promise<ClosedYear> {
  const { personalisation, pageState } = call.applicant;
  const { studyYear, studyLevel } = personalisation;
  const ugMode = pageState.applyMode.ug;
  return call.context.once(`closed-year:${studyYear}:${studyLevel}:${ugMode}`, async () =>
    closedYear({
      dates: (await getCycleDates(call)) ?? [],
      now: call.context.now(),
      studyYear,
      studyLevel,
      ugMode,
    }),
  );
}
