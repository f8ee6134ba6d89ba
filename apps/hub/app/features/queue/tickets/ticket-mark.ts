/**
 * Attribute of the parts of the page that show the ticket and that the script updates. On the first
 * of these parts, its value is the announcement.
 */
export const TICKET = 'data-ticket';
