export const termFields = { id: 'id', days: 'days' } as const;
