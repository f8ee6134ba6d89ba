import { m } from '@applicant-hub/copy';
import type { Unsent } from '#app/platform/islands/page-load.ts';

/** Why a form had no answer: something failed that the hub needs, or it could not be reached. */
export const unsentWords = (why: Unsent): string =>
  why === 'failed' ? m.preferences_not_saved() : m.preferences_offline();
