'use client';
import { useEffect, type ReactNode } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { useSharedRef } from '../enhance/useSharedRef.ts';
import { CrossIcon } from '../Icon/CrossIcon.ts';
import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import * as css from './Dialog.css.ts';
import { keepFocus } from './keep-focus.ts';
import { showModal } from './show-modal.ts';

export interface DialogProps extends Omit<ParentProps<HTMLDialogElement>, 'title'> {
  /** The id that a `DialogLink` or `DialogButton` refers to. */
  readonly id: string;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** Buttons and forms at the bottom. */
  readonly actions?: ReactNode;
  /**
   * True to open the dialog when the page loads, or while a page state requires it. Without scripts
   * the dialog is a box in the page, which can still be closed.
   */
  readonly open?: boolean | undefined;
  /**
   * Set it together with `open` if the user requested the dialog. A click outside then also closes
   * it.
   */
  readonly asked?: true | undefined;
  /**
   * The id of a form that the close button submits, if the server must record that the dialog was
   * closed.
   */
  readonly closeForm?: string | undefined;
  readonly onClose?: (() => void) | undefined;
}

/**
 * A native modal dialog: the browser handles Escape and restores focus on closing, and Tab moves
 * focus only within the dialog. Essential content must also be on a separate page, which
 * `DialogLink` opens without a script.
 */
export const Dialog = withRef(function Dialog({
  id,
  title,
  closeLabel,
  actions,
  open,
  asked,
  closeForm,
  onClose,
  children,
  ref,
  ...root
}: DialogProps) {
  const own = useSharedRef(ref);
  useEffect(() => {
    const dialog = own.current;
    // Without support for dialogs (old browsers, jsdom), it remains a box in the page, rendered by
    // React.
    if (!open || !dialog || !('showModal' in dialog)) return;
    // The server can only render the dialog open in the page. A modal dialog needs a script.
    dialog.removeAttribute('open');
    showModal(dialog);
    // Set only after the dialog is modal: a click outside a box in the page does not mean that the
    // user wants to close it.
    if (asked) dialog.setAttribute('closedby', 'any');
    return () => {
      if (!dialog.matches(':modal')) return;
      // React has already removed the `open` attribute. Without that attribute, `close()` would do
      // nothing and the page would remain inert.
      dialog.setAttribute('open', '');
      dialog.close();
    };
  }, [open, asked, own]);
  useEffect(() => (own.current ? keepFocus(own.current) : undefined), [own]);
  const cross = (
    <IconButton
      type="submit"
      variant="quiet"
      label={closeLabel}
      icon={<CrossIcon />}
      form={closeForm}
    />
  );
  return (
    <dialog
      {...root}
      // `closedby` is not in React's types yet. A click outside closes a dialog that the user
      // opened. If `open` opened it, the user may have meant to press something else, so `closedby`
      // is set only for `asked` (above).
      {...(!open && { closedby: 'any' })}
      ref={own}
      id={id}
      className={css.dialog}
      data-component="dialog"
      aria-labelledby={`${id}-title`}
      open={open}
      onClose={() => {
        // The event fires after the dialog closes. By then the dialog may be open again.
        if (!own.current?.open) onClose?.();
      }}
    >
      <div className={css.head}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        {closeForm === undefined ? <form method="dialog">{cross}</form> : cross}
      </div>
      <div className={css.content}>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </dialog>
  );
});
