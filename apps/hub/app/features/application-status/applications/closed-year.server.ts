import { type ClosedYear, closedYear } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';

/**
 * Returns what has closed in the applicant's year; nothing while its dates are not known. Several
 * parts of a page call it, so the result is cached per year: a form of the same request may have
 * changed the year.
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
