import { paths } from '../../applicant/links.ts';

/** The field that names a choice; in an address it counts for that page alone. */
export const OPTION = 'events-option';

/** The field that has the words to look for. */
export const SEARCH = 'events';

/** The longest words that are looked for (characters). */
export const MAX_SEARCH = 100;

/** Where the events stand on the page. */
export const LIST_ID = 'events-list';

/** The hub, at the events. */
export const listPath = `${paths.hub}#${LIST_ID}`;
