import { isTab } from '../enhance/isTab.ts';
import { tabStops } from '../enhance/tabStops.ts';

/**
 * Makes Tab move from the last control of a modal dialog to the first, and Shift + Tab in the
 * opposite direction. Otherwise focus would move from the page to the browser's own controls, and
 * screen readers would not announce its position.
 *
 * @returns a function that removes the listener
 */
export function keepFocus(dialog: HTMLDialogElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isTab(event) || event.defaultPrevented || !dialog.matches(':modal')) return;
    const stops = tabStops(dialog);
    if (event.shiftKey) stops.reverse();
    if (document.activeElement !== stops.at(-1)) return;
    event.preventDefault();
    stops[0]?.focus();
  };
  dialog.addEventListener('keydown', onKeyDown);
  return () => dialog.removeEventListener('keydown', onKeyDown);
}
