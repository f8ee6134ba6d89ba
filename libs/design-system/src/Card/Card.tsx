import type { ReactNode } from 'react';
import type { LayoutElement } from '../elements.ts';
import type { ParentProps } from '../root.ts';
import { card, cardActions } from './Card.css.ts';

export interface CardProps extends ParentProps {
  readonly as?: LayoutElement | undefined;
  /** Visibly less than its neighbours, for adverts and discovery. */
  readonly quiet?: true | undefined;
  /** Links and buttons at the foot, on one line with those of the neighbouring cards. */
  readonly actions?: ReactNode;
}

/** A raised surface for one thing. A clickable card has a `CardLink` in its heading. */
export function Card({ as: Element = 'div', quiet, actions, children, ...root }: CardProps) {
  return (
    <Element {...root} className={card} data-component="card" data-quiet={quiet}>
      {children}
      {actions && <div className={cardActions}>{actions}</div>}
    </Element>
  );
}
