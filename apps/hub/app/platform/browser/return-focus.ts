/**
 * A dialog that opened by itself has mostly nothing to give its focus back to, and leaves it with
 * what is not seen any more: it goes to the page.
 */
export function returnFocus(dialog: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused === document.body || dialog?.contains(focused)) {
    document.querySelector('main')?.focus({ preventScroll: true });
  }
}
