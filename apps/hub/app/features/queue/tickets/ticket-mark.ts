/**
 * Marks the parts of the page that show the ticket, which the script updates. The value at the
 * first part is the announcement.
 */
export const TICKET = 'data-ticket';
