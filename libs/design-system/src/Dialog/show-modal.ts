import { tabStops } from '../enhance/tabStops.ts';

/** Opens a closed dialog as a modal dialog, and works around two bugs in Safari 16.0. */
export function showModal(dialog: HTMLDialogElement): void {
  // In Safari 16.0, a dialog that was a box in the page keeps the styles of the box unless a style
  // is read while the dialog is closed.
  getComputedStyle(dialog).getPropertyValue('display');
  dialog.showModal();
  // Safari 16.0 focuses only a child of the dialog, not a control further down.
  if (!dialog.contains(document.activeElement)) tabStops(dialog)[0]?.focus();
}
