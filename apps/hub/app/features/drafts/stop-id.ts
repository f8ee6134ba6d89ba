/** The element that says what stops a text from being saved: whoever saves in vain is led to it. */
export const stopId = (draft: string): string => `${draft}-stop`;
