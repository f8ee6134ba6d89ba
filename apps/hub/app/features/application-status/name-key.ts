/** By what two names are the same, however tracking and the catalogue write them. */
export const nameKey = (name: string): string => name.trim().toLowerCase();
