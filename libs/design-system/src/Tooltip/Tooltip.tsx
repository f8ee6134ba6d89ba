'use client';
import {
  cloneElement,
  useEffect,
  useState,
  type AriaAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import * as css from './Tooltip.css.ts';

export interface TooltipProps extends Omit<RootProps<HTMLSpanElement>, 'id' | 'title'> {
  /** Required. The id of the text is `{id}-text`. */
  readonly id: string;
  readonly text: ReactNode;
  /** A button or link with its own accessible name. The tooltip describes it. */
  readonly children: ReactElement<AriaAttributes>;
}

/** Short text about a control. CSS shows it on hover or focus. */
export const Tooltip = withRef(function Tooltip({ id, text, children, ...root }: TooltipProps) {
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const again = () => setDismissed(false);
  return (
    // The handlers only detect when the control is hovered or focused again.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      {...root}
      id={id}
      className={css.root}
      data-component="tooltip"
      data-dismissed={isDismissed || undefined}
      onPointerEnter={again}
      onFocus={again}
    >
      {cloneElement(children, {
        'aria-describedby': [children.props['aria-describedby'], `${id}-text`]
          .filter(Boolean)
          .join(' '),
      })}
      <span id={`${id}-text`} role="tooltip" className={css.words}>
        {text}
      </span>
    </span>
  );
});
