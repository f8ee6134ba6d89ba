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
  /** What has happened, in a few words. */
  readonly text: string;
  /** What can be done about it, for example a form that undoes it. */
  readonly action?: ReactNode;
}

export interface ToastsProps extends RootProps {
  /** Names the region, for example "Messages". */
  readonly label: string;
  /** The newest last. */
  readonly toasts: readonly Toast[];
  /** The accessible name of what takes a message away. */
  readonly closeLabel: (text: string) => string;
  /** A message was closed: take it off the list. Without it they stay until the next page. */
  readonly onClose?: ((id: string) => void) | undefined;
}

/** Focus goes on from a message that is closed: to another one, or to where they come. */
function moveFocus({ currentTarget }: MouseEvent<HTMLElement>): void {
  const toast = currentTarget.closest('li');
  const other = toast?.nextElementSibling ?? toast?.previousElementSibling;
  const next = other?.querySelector('button') ?? currentTarget.closest('section');
  next?.focus();
}

/** Short messages of what has just happened, at the foot of the screen. They go when they are closed. */
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
