/** Form field with the answer. Without it, the offer was only closed. */
export const ANSWER = 'answer';

/** Form field that identifies the details that the applicant has seen before agreeing. */
export const SEEN = 'seen';

/** Form field with the page that the offer covers. Without scripts, the applicant returns to it. */
export const REDIRECT_TO = 'redirectTo';

export const STEP = 'step';
export const CONFIRM = 'confirm';
