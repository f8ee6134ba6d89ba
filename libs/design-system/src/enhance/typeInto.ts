/**
 * Sets the text of a field as if the user had typed it, so that event listeners of the form run.
 * React replaces the `value` property of an element and would miss the change; the prototype still
 * has the browser's setter.
 */
export function typeInto(input: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, text);
  input.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: typeInto }));
}

/** Checks whether an event was caused by `typeInto` and not by the user. */
export const isFilling = (event: Event): boolean => (event as CustomEvent).detail === typeInto;
