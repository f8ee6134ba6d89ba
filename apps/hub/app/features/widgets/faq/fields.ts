import { paths } from '#app/platform/paths/links.ts';

/** The search parameter that has what somebody asks. */
export const FAQ_PARAM = 'faq';

/** The longest question that is looked up (characters). */
export const MAX_SEARCH = 100;

/** Where the answers to a search stand on the page. */
export const ANSWERS_ID = 'faq-answers';

/** The hub, at the answers. */
export const answersPath = `${paths.hub}#${ANSWERS_ID}`;
