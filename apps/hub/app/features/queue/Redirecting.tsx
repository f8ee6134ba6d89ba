import { m } from '@applicant-hub/copy';
import { Heading, Link, Stack, Text } from '@applicant-hub/design-system';

export interface RedirectingProps {
  /** Links to the applicant's applications; null if the hub does not have the address. */
  ug: string | null;
  uc: string | null;
}

export const Redirecting = ({ ug, uc }: RedirectingProps) => (
  <Stack gap={4} align="start">
    <Heading level={1} size="3xl">
      {m.queue_redirecting()}
    </Heading>
    <Text>
      {ug === null && uc === null ? m.queue_redirecting_alone() : m.queue_redirecting_explanation()}
    </Text>
    {ug !== null && (
      <Link href={ug} variant="standalone">
        {m.queue_undergraduate()}
      </Link>
    )}
    {uc !== null && (
      <Link href={uc} variant="standalone">
        {m.queue_conservatoires()}
      </Link>
    )}
  </Stack>
);
