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
  /** What happens then, and what stays as it is. */
  children: ReactNode;
  /** Why it was not done the last time, or null. */
  problem: string | null;
  confirm: string;
  cancel: string;
  /** The page that nothing has happened on. */
  cancelHref: string;
}

/**
 * The page that asks before something is gone for good (EXT-27). Its route's action does it: no
 * script is needed, and no press of one button alone ever deletes anything.
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
