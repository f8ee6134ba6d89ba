/** The one section of the notes. */
export const NOTES_TEXT = 'text';
