import { paths } from '#app/platform/paths/links.ts';

export const FAQ_PARAM = 'faq';

/** Maximum length of the search text (characters). */
export const MAX_SEARCH = 100;

export const ANSWERS_ID = 'faq-answers';

export const answersPath = `${paths.hub}#${ANSWERS_ID}`;
