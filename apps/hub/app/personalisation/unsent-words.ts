import { isRouteErrorResponse } from '@remix-run/react';
import { m } from '@applicant-hub/copy';

/** Why a form had no answer: something failed that the hub needs, or it could not be reached. */
export const unsentWords = (error: unknown): string =>
  isRouteErrorResponse(error) ? m.preferences_not_saved() : m.preferences_offline();
