export const NOTES_TEXT = 'text';
