import { isRouteErrorResponse } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import type { ApplicationsOutcome } from './view-types.ts';

/** What came of a form that had no answer; its fields still hold what was chosen. */
export const unsentOutcome = (
  _form: FormData,
  error: unknown,
): Omit<ApplicationsOutcome, 'id'> => ({
  choice: null,
  problem: isRouteErrorResponse(error) ? m.applications_not_saved() : m.applications_offline(),
});
