import { m } from '@applicant-hub/copy';
import { ButtonLink, Heading, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { HubShell } from '#app/platform/layout/frame/HubShell.tsx';

export interface SignInFailureView {
  /**
   * Whether the identity provider is unavailable, in which case the failure is not the user's
   * fault.
   */
  isOutage: boolean;
  /** Path and query that start the sign-in again. */
  retry: string;
}

export function SignInFailure({ isOutage, retry }: SignInFailureView) {
  return (
    <HubShell person={null} width="reading">
      <Stack gap={6} align="start">
        <Heading level={1} size="2xl">
          {m.account_sign_in_failed_heading()}
        </Heading>
        <Text size="l">
          {isOutage ? m.errors_unavailable_explanation() : m.account_sign_in_failed_explanation()}
        </Text>
        <ButtonLink href={retry}>{m.account_sign_in_again()}</ButtonLink>
        {isOutage && (
          <ButtonLink href={paths.status} variant="secondary">
            {m.errors_check_status()}
          </ButtonLink>
        )}
      </Stack>
    </HubShell>
  );
}

export const signInFailureTitle = (): string =>
  m.shell_page_title({ page: m.account_sign_in_failed_heading() });
