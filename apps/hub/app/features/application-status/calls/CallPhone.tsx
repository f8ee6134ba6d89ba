import { ButtonLink, type ButtonLinkProps, VisuallyHidden } from '@applicant-hub/design-system';
import type { LinkView } from '../tile/tiles-view-types.ts';

interface CallPhoneProps extends Pick<ButtonLinkProps, 'variant' | 'size'> {
  phone: LinkView;
  name: string;
}

export const CallPhone = ({ phone: { href, label }, name, ...look }: CallPhoneProps) => (
  <ButtonLink href={href} {...look}>
    <span>
      {label} <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  </ButtonLink>
);
