import { m } from '@applicant-hub/copy';
import type { Unsent } from '#app/platform/islands/page-load.ts';

/** Message for a form without a response: the hub failed, or it could not be reached. */
export const unsentWords = (why: Unsent): string =>
  why === 'failed' ? m.preferences_not_saved() : m.preferences_offline();
