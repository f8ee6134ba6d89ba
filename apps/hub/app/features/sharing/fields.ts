/** The names of the fields that every form has that makes a link. */
export const termFields = { id: 'id', days: 'days' } as const;
