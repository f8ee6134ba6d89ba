import {
  Banner,
  Button,
  ButtonLink,
  Heading,
  Inline,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';

export interface ConfirmProps {
  question: string;
  /** The consequences of the deletion, and the data that is not deleted. */
  children: ReactNode;
  problem: string | null;
  confirm: string;
  cancel: string;
  cancelHref: string;
}

/**
 * The page that asks for confirmation before data is permanently deleted (EXT-27). The action of
 * its route deletes the data. The page works without scripts, and a single press of a button never
 * deletes anything.
 */
export function Confirm({
  question,
  children,
  problem,
  confirm,
  cancel,
  cancelHref,
}: ConfirmProps) {
  return (
    <Stack gap={6}>
      {problem !== null && (
        <Banner tone="danger" role="alert" autofocus>
          <Text>{problem}</Text>
        </Banner>
      )}
      <Heading level={1} size="2xl">
        {question}
      </Heading>
      {children}
      <form method="post">
        <FormToken />
        <Inline gap={3}>
          <Button type="submit" variant="danger">
            {confirm}
          </Button>
          <ButtonLink href={cancelHref} variant="secondary">
            {cancel}
          </ButtonLink>
        </Inline>
      </form>
    </Stack>
  );
}
