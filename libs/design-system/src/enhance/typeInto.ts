/**
 * Puts text into a field as if it had been typed, so that whoever listens to the form hears of it.
 * React replaces the `value` of an element with its own, which would keep it from noticing; the
 * prototype has the browser's.
 */
export function typeInto(input: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, text);
  input.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: typeInto }));
}

/** Whether an event comes from `typeInto`: the page filled the field, and not the person. */
export const isFilling = (event: Event): boolean => (event as CustomEvent).detail === typeInto;
