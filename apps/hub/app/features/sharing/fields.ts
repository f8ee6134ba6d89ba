/** Field names of every form that creates a link. */
export const termFields = { id: 'id', days: 'days' } as const;
