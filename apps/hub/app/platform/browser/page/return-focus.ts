/**
 * Moves the focus to the page when a dialog closes, unless an element outside the dialog has the
 * focus. A dialog that opened automatically usually has no element to return the focus to.
 */
export function returnFocus(dialog: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused === document.body || dialog?.contains(focused)) {
    document.querySelector('main')?.focus({ preventScroll: true });
  }
}
