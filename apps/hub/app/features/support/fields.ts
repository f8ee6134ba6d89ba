/** Form field with the answer. If it is missing, the applicant only closed the offer. */
export const ANSWER = 'answer';

/** Form field that identifies the details that the applicant saw before they agreed. */
export const SEEN = 'seen';

/**
 * Form field with the page that the offer was shown on. Without scripts, the applicant returns to
 * this page.
 */
export const REDIRECT_TO = 'redirectTo';

export const STEP = 'step';
export const CONFIRM = 'confirm';
