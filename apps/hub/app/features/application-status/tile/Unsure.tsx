import { m } from '@applicant-hub/copy';
import { Banner, ButtonLink, Text } from '@applicant-hub/design-system';

export interface UnsureProps {
  /** What cannot be told just now. */
  readonly children: string;
  /** The page again. */
  readonly retryHref: string;
}

/** Says what is not known just now, and offers to try again, so that nothing is started twice. */
export const Unsure = ({ children, retryHref }: UnsureProps) => (
  <Banner
    tone="info"
    action={<ButtonLink href={retryHref}>{m.shell_try_again()}</ButtonLink>}
    data-unsure
  >
    <Text>{children}</Text>
  </Banner>
);
