import type { ReactNode } from 'react';
import type { LayoutElement } from '../elements.ts';
import type { ParentProps } from '../root.ts';
import type { ToneName } from '../tokens/names.ts';
import { withRef } from '../withRef.ts';
import { card, cardActions } from './Card.css.ts';

export interface CardProps extends ParentProps {
  readonly as?: LayoutElement | undefined;
  /** Visibly less than its neighbours, for adverts and discovery. */
  readonly quiet?: true | undefined;
  /** A soft ground, which means nothing by itself. */
  readonly tone?: ToneName | undefined;
  /** Without padding, and nothing reaches over its edge: for a picture at it. */
  readonly bare?: true | undefined;
  /** One of several to choose from: lower than other cards, and told apart when it is chosen. */
  readonly choice?: 'chosen' | 'other' | undefined;
  /** Links and buttons at the foot, on one line with those of the neighbouring cards. */
  readonly actions?: ReactNode;
}

/** A raised surface for one thing. A clickable card has a `CardLink` in its heading. */
export const Card = withRef(function Card({
  as: Element = 'div',
  quiet,
  tone,
  bare,
  choice,
  actions,
  children,
  ...root
}: CardProps) {
  return (
    <Element
      {...root}
      className={card}
      data-component="card"
      data-quiet={quiet}
      data-tone={tone}
      data-bare={bare}
      data-choice={choice}
    >
      {children}
      {actions && <div className={cardActions}>{actions}</div>}
    </Element>
  );
});
