/**
 * The field that says which text a form saves. Its own page gives such a text back after a lost session,
 * and says so itself; every other form is one of buttons and answers.
 */
export const TEXT_FIELD = 'draft';

/** What a form that was kept is: a text that saves itself, or anything else. */
export type FormKind = 'text' | 'answers';
