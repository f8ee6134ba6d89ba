/** Submits a form, except in Safari before 16, where the user presses its button. */
export function submitForm(form: HTMLFormElement): void {
  if ('requestSubmit' in form) form.requestSubmit();
}
