import type { LinkTargetProps } from '../Link/Link.tsx';
import { Anchor } from '../Link/LinkProvider.tsx';
import { type ButtonLook, buttonLook } from './look.ts';

export interface ButtonLinkProps extends LinkTargetProps, ButtonLook {}

/** A link with the look of a button. */
export function ButtonLink({ variant, size, block, flush, ...root }: ButtonLinkProps) {
  return (
    <Anchor
      {...root}
      {...buttonLook({ variant, size, block, flush })}
      data-component="button-link"
    />
  );
}
