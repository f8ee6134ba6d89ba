import { type ApplicationId, applicationIds, trackedScheme } from '@applicant-hub/domain';
import { findApplications, isOut, isStarted } from '../applications/applications.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { Starts } from '../tile/view-types.ts';

/**
 * Returns which applications for a year have been started (ACS-7, ACS-24).
 *
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export async function startsOf(scope: RequestScope, year: number): Promise<Starts> {
  const { studyLevel } = scope.applicant.personalisation;
  const applications = await findApplications(scope, year);
  const starts: Partial<Record<ApplicationId, 'started' | 'unknown' | 'hidden'>> = {};
  for (const id of applicationIds) {
    const scheme = trackedScheme(id, studyLevel);
    if (scheme === null) continue;
    if (isStarted(applications, scheme)) starts[id] = 'started';
    // A retry does not help when no API is configured for the year.
    else if (applications.isConfigured && isOut(applications, scheme)) starts[id] = 'unknown';
    // The hub cannot see an application before it is sent.
    else if (scope.context.clients.apply === null) starts[id] = 'hidden';
  }
  return starts;
}
