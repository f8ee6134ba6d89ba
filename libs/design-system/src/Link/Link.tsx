import type { AnchorHTMLAttributes } from 'react';
import type { ParentProps } from '../root.ts';
import { link } from './Link.css.ts';
import { Anchor } from './LinkProvider.tsx';

/**
 * `quiet` has the colour of the text around it; `standalone` is a target of its own, 44 px high, and
 * `small` one of 28 px, for the least important; `cover` is pressed anywhere on the positioned box
 * around it, a row or an option (in a `Card` that is a `CardLink`).
 */
export type LinkVariant = 'quiet' | 'standalone' | 'small' | 'cover';

/** What every link takes. */
export interface LinkTargetProps
  extends
    ParentProps,
    Pick<
      AnchorHTMLAttributes<HTMLAnchorElement>,
      'onClick' | 'rel' | 'target' | 'download' | 'hrefLang' | 'aria-current'
    > {
  readonly href: string;
}

export interface LinkProps extends LinkTargetProps {
  readonly variant?: LinkVariant | undefined;
}

/** A link in text. A link that looks like a button is a `ButtonLink`. */
export function Link({ variant, ...root }: LinkProps) {
  return <Anchor {...root} className={link} data-component="link" data-variant={variant} />;
}
