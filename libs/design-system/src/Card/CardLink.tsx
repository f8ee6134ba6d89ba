import type { LinkTargetProps } from '../Link/Link.tsx';
import { Anchor } from '../Link/LinkProvider.tsx';
import { withRef } from '../withRef.ts';
import { cardLink } from './Card.css.ts';

/**
 * The single link of a card, inside its heading. A click anywhere on the card activates this link.
 */
export const CardLink = withRef(function CardLink(props: LinkTargetProps) {
  return <Anchor {...props} className={cardLink} data-component="card-link" />;
});
