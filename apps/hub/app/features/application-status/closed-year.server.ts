import { type ClosedYear, closedYear } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';

/** What has closed in the applicant's year; nothing while its dates are not known. */
export async function findClosedYear(
  call: Pick<RequestScope, 'context' | 'applicant'>,
): Promise<ClosedYear> {
  const { personalisation, pageState } = call.applicant;
  const { studyYear, studyLevel } = personalisation;
  return closedYear({
    dates: (await getCycleDates(call)) ?? [],
    now: call.context.now(),
    studyYear,
    studyLevel,
    ugMode: pageState.applyMode.ug,
  });
}
