const STOPS =
  'a[href], summary, :is(button, input, select, textarea):enabled, [contenteditable], [tabindex]';

/**
 * Makes Tab go from the last control of a modal dialog to its first, and back. A browser would leave the
 * page for its own controls, and announce nothing of where the focus is.
 *
 * @returns a function that ends this
 */
export function keepFocus(dialog: HTMLDialogElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented || !dialog.matches(':modal')) return;
    const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
      (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
    );
    if (event.shiftKey) stops.reverse();
    if (document.activeElement !== stops.at(-1)) return;
    event.preventDefault();
    stops[0]?.focus();
  };
  dialog.addEventListener('keydown', onKeyDown);
  return () => dialog.removeEventListener('keydown', onKeyDown);
}
