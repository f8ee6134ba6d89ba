const STOPS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable], [tabindex]';

/** What Tab stops at, in order. */
const stopsOf = (dialog: HTMLElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  );

/**
 * The control that Tab goes to at the end of a dialog; null anywhere else. A browser would leave the
 * page for its own controls, and say nothing of where the focus is.
 */
function nextAtEnd(dialog: HTMLElement, isBackwards: boolean): HTMLElement | null {
  const stops = stopsOf(dialog);
  const [first, last] = [stops.at(0), stops.at(-1)];
  const { activeElement } = dialog.ownerDocument;
  const isAtEnd = activeElement === (isBackwards ? first : last);
  if (!isAtEnd) return null;
  return (isBackwards ? last : first) ?? null;
}

/**
 * Lets Tab go round in a dialog while it is modal.
 *
 * @returns ends it
 */
export function keepFocus(dialog: HTMLDialogElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented || !dialog.matches(':modal')) return;
    const next = nextAtEnd(dialog, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };
  dialog.addEventListener('keydown', onKeyDown);
  return () => dialog.removeEventListener('keydown', onKeyDown);
}
