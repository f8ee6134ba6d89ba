/**
 * The field that names the text that a form saves. After a lost session, the text's own page
 * restores the text and shows a notice. All other forms contain only buttons and answers.
 */
export const TEXT_FIELD = 'draft';

/** The kind of a stored form: a text that is saved automatically, or any other form. */
export type FormKind = 'text' | 'answers';
