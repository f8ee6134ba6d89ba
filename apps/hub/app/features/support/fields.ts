/** The field of the forms that answer the offer; without it the offer was only closed. */
export const ANSWER = 'answer';

/** The field with what identifies the details that somebody has seen before agreeing. */
export const SEEN = 'seen';

/** The field with the page that the offer lies over: people without scripts go back to it. */
export const REDIRECT_TO = 'redirectTo';

/** The query parameter of the offer's page for its second step. */
export const STEP = 'step';
export const CONFIRM = 'confirm';
