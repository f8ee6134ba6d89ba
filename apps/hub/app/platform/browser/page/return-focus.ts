/**
 * A dialog that opened automatically usually has no element to return its focus to. In that case
 * the focus moves to the page.
 */
export function returnFocus(dialog: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused === document.body || dialog?.contains(focused)) {
    document.querySelector('main')?.focus({ preventScroll: true });
  }
}
