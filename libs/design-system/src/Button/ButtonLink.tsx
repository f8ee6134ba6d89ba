import type { LinkTargetProps } from '../Link/Link.tsx';
import { Anchor } from '../Link/LinkProvider.tsx';
import { withRef } from '../withRef.ts';
import { type ButtonStyles, buttonStyles } from './styles.ts';

export interface ButtonLinkProps extends LinkTargetProps, ButtonStyles {}

export const ButtonLink = withRef(function ButtonLink({
  variant,
  size,
  block,
  flush,
  ...root
}: ButtonLinkProps) {
  return (
    <Anchor
      {...root}
      {...buttonStyles({ variant, size, block, flush })}
      data-component="button-link"
    />
  );
});
