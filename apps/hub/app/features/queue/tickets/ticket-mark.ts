/**
 * Attribute of the parts of the page that show the ticket and that the script updates. Its value at
 * the first part is the announcement.
 */
export const TICKET = 'data-ticket';
