import { tabStops } from '../enhance/tabStops.ts';

/**
 * Makes Tab move from the last control of a modal dialog to its first, and Shift + Tab back.
 * Otherwise focus would leave the page for the browser's own controls, and screen readers would not
 * announce where it is.
 *
 * @returns a function that removes the listener
 */
export function keepFocus(dialog: HTMLDialogElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented || !dialog.matches(':modal')) return;
    const stops = tabStops(dialog);
    if (event.shiftKey) stops.reverse();
    if (document.activeElement !== stops.at(-1)) return;
    event.preventDefault();
    stops[0]?.focus();
  };
  dialog.addEventListener('keydown', onKeyDown);
  return () => dialog.removeEventListener('keydown', onKeyDown);
}
