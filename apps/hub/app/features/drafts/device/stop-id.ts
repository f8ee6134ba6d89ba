/**
 * Id of the element that explains why a text cannot be saved. A failed attempt to save moves the
 * focus to it.
 */
export const stopId = (draft: string): string => `${draft}-stop`;
