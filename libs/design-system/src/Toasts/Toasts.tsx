'use client';
import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { useEnhanced } from '../enhance/useEnhanced.ts';
import { AlertIcon } from '../Icon/AlertIcon.ts';
import { CheckIcon } from '../Icon/CheckIcon.ts';
import { CrossIcon } from '../Icon/CrossIcon.ts';
import { InfoIcon } from '../Icon/InfoIcon.ts';
import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import * as css from './Toasts.css.ts';

const icons = { info: InfoIcon, success: CheckIcon, danger: AlertIcon };

export interface Toast {
  readonly id: string;
  readonly tone: keyof typeof icons;
  /** The event, in a few words. */
  readonly text: string;
  /** A follow-up action, for example a form that undoes the event. */
  readonly action?: ReactNode;
}

export interface ToastsProps extends RootProps {
  /** Accessible name of the region, for example "Messages". */
  readonly label: string;
  /** Messages, oldest first. */
  readonly toasts: readonly Toast[];
  /** Accessible name of a close button. */
  readonly closeLabel: (text: string) => string;
  /**
   * Called when a message is closed. The caller must remove the message from the list. Without this
   * prop, messages remain until the next page load.
   */
  readonly onClose?: ((id: string) => void) | undefined;
}

/** Moves focus from a closed message to another message, or to the region. */
function moveFocus({ currentTarget }: MouseEvent<HTMLElement>): void {
  const toast = currentTarget.closest('li');
  const other = toast?.nextElementSibling ?? toast?.previousElementSibling;
  const next = other?.querySelector('button') ?? currentTarget.closest('section');
  next?.focus();
}

/**
 * Short messages about recent events, at the bottom of the screen. They remain until they are
 * closed.
 */
export const Toasts = withRef(function Toasts({
  label,
  toasts,
  closeLabel,
  onClose,
  ...root
}: ToastsProps) {
  const isEnhanced = useEnhanced();
  return (
    <section
      {...root}
      className={css.region}
      data-component="toasts"
      aria-label={label}
      tabIndex={-1}
    >
      <div role="status">
        <ul className={css.list}>
          {toasts.map(({ id, tone, text, action }) => {
            const Icon = icons[tone];
            return (
              <li key={id} className={css.toast} data-tone={tone}>
                <span className={css.mark}>
                  <Icon />
                </span>
                <span className={css.text}>{text}</span>
                {action}
                {isEnhanced && onClose && (
                  <IconButton
                    type="button"
                    variant="quiet"
                    size="s"
                    label={closeLabel(text)}
                    icon={<CrossIcon />}
                    onClick={(event) => {
                      moveFocus(event);
                      onClose(id);
                    }}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
});
