import { tabStops } from '../enhance/tabStops.ts';

/** Opens a closed dialog as a modal dialog, and fixes two faults of Safari 16.0. */
export function showModal(dialog: HTMLDialogElement): void {
  // A dialog that was a box in the page keeps the styles of the box, unless a style is read while
  // it is closed.
  getComputedStyle(dialog).getPropertyValue('display');
  dialog.showModal();
  // Only a child of the dialog gets the focus, not a control further down.
  if (!dialog.contains(document.activeElement)) tabStops(dialog)[0]?.focus();
}
