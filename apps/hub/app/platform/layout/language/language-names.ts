import type { Language } from '@applicant-hub/domain';

/** The name of each language in that language, which is not translated. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', cy: 'Cymraeg' };
