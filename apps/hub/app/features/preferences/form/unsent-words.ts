import { m } from '@applicant-hub/copy';
import type { Unsent } from '#app/platform/islands/update/page-load.ts';

export const unsentWords = (why: Unsent): string =>
  why === 'failed' ? m.preferences_not_saved() : m.preferences_offline();
