'use client';
import type { MouseEvent } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { ButtonLink, type ButtonLinkProps } from '../Button/ButtonLink.tsx';
import { isPlainPress } from '../enhance/isPlainPress.ts';
import { withRef } from '../withRef.ts';
import { showModal } from './show-modal.ts';

/**
 * Opens the dialog with this id. Returns false if the page has no such dialog or the browser does
 * not support modal dialogs.
 */
function showDialog(id: string): boolean {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement && 'showModal' in dialog)) {
    return false;
  }
  showModal(dialog);
  return true;
}

export interface DialogLinkProps extends Omit<ButtonLinkProps, 'onClick'> {
  readonly dialog: string;
}

/**
 * A link to a page with the dialog's content. If scripts run, the link opens the dialog instead.
 */
export const DialogLink = withRef(function DialogLink({ dialog, ...link }: DialogLinkProps) {
  const open = (event: MouseEvent) => {
    if (isPlainPress(event) && showDialog(dialog)) {
      event.preventDefault();
    }
  };
  return <ButtonLink {...link} onClick={open} />;
});

export interface DialogButtonProps extends Omit<ButtonProps, 'type' | 'onClick'> {
  readonly dialog: string;
}

/**
 * Opens a dialog with HTML alone in browsers that support `commandfor`, and with a script in other
 * browsers. Use it only for optional content: without `commandfor` and scripts, the dialog cannot
 * be opened.
 */
export const DialogButton = withRef(function DialogButton({
  dialog,
  ...button
}: DialogButtonProps) {
  const open = () => {
    if (!('commandForElement' in HTMLButtonElement.prototype)) {
      showDialog(dialog);
    }
  };
  return (
    <Button
      {...button}
      // This attribute is not in React's types yet.
      {...{ commandfor: dialog, command: 'show-modal' }}
      type="button"
      aria-haspopup="dialog"
      onClick={open}
    />
  );
});
