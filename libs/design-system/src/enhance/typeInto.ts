/** Sets the text of a field as the browser does, and tells of it. */
const put = (input: HTMLInputElement, text: string, detail?: unknown) => {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, text);
  input.dispatchEvent(new CustomEvent('input', { bubbles: true, detail }));
};

/**
 * Puts text into a field as if it had been typed, so that whoever listens to the form hears of it.
 * React replaces the `value` of an element with its own, which would keep it from noticing; the
 * prototype has the browser's.
 */
export const typeInto = (input: HTMLInputElement, text: string): void => put(input, text, typeInto);

/** Whether an event comes from `typeInto`: the page filled the field, and not the person. */
export const isFilling = (event: Event): boolean => (event as CustomEvent).detail === typeInto;

/** Tells again of a text that was given to React's own `value`, so that React hears of it. */
export const tellAgain = (input: HTMLInputElement): void => {
  const text = input.value;
  input.value = '';
  put(input, text);
};
