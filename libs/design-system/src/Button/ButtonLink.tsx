import type { LinkTargetProps } from '../Link/Link.tsx';
import { Anchor } from '../Link/LinkProvider.tsx';
import { buttonLook, type ButtonLook } from './Button.tsx';

export interface ButtonLinkProps extends LinkTargetProps, ButtonLook {}

/** A link with the look of a button. */
export function ButtonLink({ variant, size, block, ...root }: ButtonLinkProps) {
  return (
    <Anchor {...root} {...buttonLook({ variant, size, block })} data-component="button-link" />
  );
}
