import { paths } from '#app/platform/paths/links.ts';

/** The search parameter of the question. */
export const FAQ_PARAM = 'faq';

/** The longest search text (characters). */
export const MAX_SEARCH = 100;

export const ANSWERS_ID = 'faq-answers';

/** The hub at the results of a search. */
export const answersPath = `${paths.hub}#${ANSWERS_ID}`;
