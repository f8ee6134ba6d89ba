import type { AnchorHTMLAttributes } from 'react';
import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { link, type LinkVariant } from './Link.css.ts';
import { Anchor } from './LinkProvider.tsx';

export type { LinkVariant } from './Link.css.ts';

/** Props of every link. */
export interface LinkTargetProps
  extends
    ParentProps<HTMLAnchorElement>,
    Pick<
      AnchorHTMLAttributes<HTMLAnchorElement>,
      'rel' | 'target' | 'download' | 'hrefLang' | 'ping' | 'referrerPolicy' | 'type'
    > {
  readonly href: string;
}

export interface LinkProps extends LinkTargetProps {
  readonly variant?: LinkVariant | undefined;
}

/** A text link. For a link with the appearance of a button use `ButtonLink`. */
export const Link = withRef(function Link({ variant, ...root }: LinkProps) {
  return <Anchor {...root} className={link} data-component="link" data-variant={variant} />;
});
