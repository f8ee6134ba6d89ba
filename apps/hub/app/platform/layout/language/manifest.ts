import type { Language } from '@applicant-hub/domain';

/**
 * The names of the installed hub. Each language has a file, because browsers request the file
 * without cookies.
 */
export const manifestPath = (language: Language): string =>
  language === 'en' ? '/manifest.json' : `/manifest-${language}.json`;
