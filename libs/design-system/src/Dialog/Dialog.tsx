'use client';
import { useEffect, type ReactNode } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { useSharedRef } from '../enhance/useSharedRef.ts';
import { CrossIcon } from '../Icon/CrossIcon.ts';
import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import * as css from './Dialog.css.ts';
import { keepFocus } from './keep-focus.ts';

export interface DialogProps extends Omit<ParentProps<HTMLDialogElement>, 'title'> {
  /** What a `DialogLink` or `DialogButton` opens. */
  readonly id: string;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** Buttons and forms at the foot. */
  readonly actions?: ReactNode;
  /**
   * Open when the page appears, or while a state of the page says so. Without scripts it is a box in
   * the page that closes all the same.
   */
  readonly open?: boolean | undefined;
  /** With `open`: somebody has asked for it, so a press outside closes it as well. */
  readonly asked?: true | undefined;
  /** The id of a form that its cross submits, for a dialog whose closing a server has to know of. */
  readonly closeForm?: string | undefined;
  readonly onClose?: (() => void) | undefined;
}

/**
 * A native modal dialog: Escape and the return of focus are the browser's, and Tab goes round in it. What is
 * essential is also on a page of its own; `DialogLink` leads there when there is no script.
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
    // Where dialogs are unknown (old browsers, jsdom) it stays the box in the page that React shows.
    if (!open || !dialog || !('showModal' in dialog)) return;
    // The server can only open it in the page; a modal dialog takes a script.
    dialog.removeAttribute('open');
    dialog.showModal();
    // Not before: a press beside a box in the page is no wish to be rid of it.
    if (asked) dialog.setAttribute('closedby', 'any');
    return () => {
      if (!dialog.matches(':modal')) return;
      // React has taken the attribute away. Without it a browser closes nothing: the page stays inert.
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
      // Not in React's types yet: a press outside closes it, unless it opened by itself; then the
      // press was meant for something else.
      {...(!open && { closedby: 'any' })}
      ref={own}
      id={id}
      className={css.dialog}
      data-component="dialog"
      aria-labelledby={`${id}-title`}
      open={open}
      onClose={() => {
        // The event comes after the closing; by then it may have been opened again.
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
