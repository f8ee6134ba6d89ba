/** The field of the form by which changes are seen: up to which one. */
export const UNTIL = 'until';
