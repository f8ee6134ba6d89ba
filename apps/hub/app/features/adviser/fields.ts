/** The names of the fields of the form that makes a link. */
export const shareFields = { id: 'id', parts: 'parts', days: 'days' } as const;
