import { m } from '@applicant-hub/copy';
import { Banner, ButtonLink, Text } from '@applicant-hub/design-system';

export interface UnsureProps {
  readonly year: number | string;
  /** The page again. */
  readonly retryHref: string;
}

/** Says that nobody can tell just now what somebody has started, so that nothing is started twice. */
export const Unsure = ({ year, retryHref }: UnsureProps) => (
  <Banner
    tone="info"
    action={<ButtonLink href={retryHref}>{m.shell_try_again()}</ButtonLink>}
    data-unsure
  >
    <Text>{m.applications_unsure({ year })}</Text>
  </Banner>
);
