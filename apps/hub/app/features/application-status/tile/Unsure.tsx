import { m } from '@applicant-hub/copy';
import { Banner, ButtonLink, Text } from '@applicant-hub/design-system';

export interface UnsureProps {
  /** Explains what cannot be checked now. */
  readonly children: string;
  /** Link to the same page. */
  readonly retryHref: string;
}

/**
 * States what cannot be checked now and offers a retry, so that the applicant does not start a
 * second application by mistake.
 */
export const Unsure = ({ children, retryHref }: UnsureProps) => (
  <Banner
    tone="info"
    action={<ButtonLink href={retryHref}>{m.shell_try_again()}</ButtonLink>}
    data-unsure
  >
    <Text>{children}</Text>
  </Banner>
);
