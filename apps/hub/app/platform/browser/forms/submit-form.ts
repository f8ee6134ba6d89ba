/** Submits a form, except in Safari before 16, where the user has to press its button. */
export const submitForm = (form: Partial<HTMLFormElement>): void => form.requestSubmit?.();
