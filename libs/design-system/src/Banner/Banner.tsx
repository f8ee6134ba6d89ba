'use client';
import type { ReactNode } from 'react';
import { useAutofocus } from '../enhance/useAutofocus.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { AlertIcon } from '../Icon/AlertIcon.ts';
import { CheckIcon } from '../Icon/CheckIcon.ts';
import { ClockIcon } from '../Icon/ClockIcon.ts';
import { InfoIcon } from '../Icon/InfoIcon.ts';
import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import {
  action as actionClass,
  banner,
  mark,
  message,
  title as titleClass,
  words,
} from './Banner.css.ts';

const icons = { info: InfoIcon, success: CheckIcon, danger: AlertIcon, turn: ClockIcon };

export interface BannerProps extends Omit<ParentProps<HTMLDivElement>, 'title'> {
  readonly tone: keyof typeof icons;
  /** The message in a few words. */
  readonly title?: ReactNode;
  /** Reduces the space and the text size, for a short message over the page. */
  readonly compact?: true | undefined;
  /** Makes the title a heading of this level. By default it is a paragraph. */
  readonly level?: HeadingLevel | undefined;
  /** A button, link or form for the next action that the user can take. */
  readonly action?: ReactNode;
  /**
   * Gives focus to the banner when the page loads. Use it for the result of the user's last action.
   */
  readonly autofocus?: boolean | undefined;
}

/**
 * A message about the page or about the user's last action. Use `role="alert"` only for a message
 * about an action.
 */
export const Banner = withRef(function Banner({
  tone,
  title,
  level,
  action,
  autofocus,
  compact,
  children,
  ref,
  ...root
}: BannerProps) {
  const focus = useAutofocus(autofocus, ref);
  const Icon = icons[tone];
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div
      {...root}
      {...focus}
      className={banner}
      data-component="banner"
      data-tone={tone}
      data-compact={compact}
    >
      <div className={message}>
        <span className={mark}>
          <Icon />
        </span>
        <div className={words}>
          {title && <Title className={titleClass}>{title}</Title>}
          {children}
        </div>
      </div>
      {action && <div className={actionClass}>{action}</div>}
    </div>
  );
});
