import type { ReactNode } from 'react';
import type { LayoutElement } from '../elements.ts';
import type { ParentProps } from '../root.ts';
import type { ToneName } from '../tokens/names.ts';
import { withRef } from '../withRef.ts';
import { card, cardActions } from './Card.css.ts';

export interface CardProps extends ParentProps {
  readonly as?: LayoutElement | undefined;
  /** Makes the card less prominent than other cards, for adverts and discovery. */
  readonly quiet?: true | undefined;
  /** A soft background colour that has no meaning. */
  readonly tone?: ToneName | undefined;
  /** Removes the padding and clips the content at the edge, for a picture that fills the card. */
  readonly bare?: true | undefined;
  /**
   * The card is one of several options: flatter and more compact than other cards, and highlighted
   * when selected.
   */
  readonly choice?: 'chosen' | 'other' | undefined;
  /** Links and buttons at the bottom, aligned with the buttons in adjacent cards. */
  readonly actions?: ReactNode;
}

/** A raised surface for one item. A clickable card has a `CardLink` in its heading. */
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
