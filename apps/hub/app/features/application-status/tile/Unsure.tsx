import { m } from '@applicant-hub/copy';
import { Banner, ButtonLink, Text } from '@applicant-hub/design-system';

export interface UnsureProps {
  /** States what is currently unknown. */
  readonly children: string;
  /** Link to the same page. */
  readonly retryHref: string;
}

/** States what is currently unknown and offers a retry, so that no application is started twice. */
export const Unsure = ({ children, retryHref }: UnsureProps) => (
  <Banner
    tone="info"
    action={<ButtonLink href={retryHref}>{m.shell_try_again()}</ButtonLink>}
    data-unsure
  >
    <Text>{children}</Text>
  </Banner>
);
