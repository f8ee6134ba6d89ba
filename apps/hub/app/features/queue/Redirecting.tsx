import { m } from '@applicant-hub/copy';
import { Heading, Link, Stack, Text } from '@applicant-hub/design-system';

export interface RedirectingProps {
  /** Links to the applicant's applications. */
  ug: string;
  uc: string;
}

export const Redirecting = ({ ug, uc }: RedirectingProps) => (
  <Stack gap={4} align="start">
    <Heading level={1} size="3xl">
      {m.queue_redirecting()}
    </Heading>
    <Text>{m.queue_redirecting_explanation()}</Text>
    <Link href={ug} variant="standalone">
      {m.queue_undergraduate()}
    </Link>
    <Link href={uc} variant="standalone">
      {m.queue_conservatoires()}
    </Link>
  </Stack>
);
