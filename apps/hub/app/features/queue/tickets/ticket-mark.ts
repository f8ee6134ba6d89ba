/**
 * Marks the parts of the page that say how a ticket stands: the script brings them up to date. Its
 * value at the first of them is what is said of it aloud.
 */
export const TICKET = 'data-ticket';
