import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { ButtonLink, Heading, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '../applicant/links.ts';
import { HubShell } from './HubShell.tsx';

interface Failure {
  heading: string;
  explanation: string;
}

/** One heading and explanation per situation; anything else gets the generic view (SH-55). */
const failures: Partial<Record<number, () => Failure>> = {
  403: () => ({
    heading: m.errors_forbidden_heading(),
    explanation: m.errors_forbidden_explanation(),
  }),
  404: () => ({
    heading: m.errors_not_found_heading(),
    explanation: m.errors_not_found_explanation(),
  }),
  405: () => ({ heading: m.errors_method_heading(), explanation: m.errors_method_explanation() }),
  503: () => ({
    heading: m.errors_unavailable_heading(),
    explanation: m.errors_unavailable_explanation(),
  }),
};

const generic = (): Failure => ({
  heading: m.errors_generic_title(),
  explanation: m.errors_generic(),
});

/** What to say of an error; no detail of it is ever shown. */
function failureOf(error: unknown): Failure & { status: number } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return { status, ...(failures[status] ?? generic)() };
}

/** The document title of a failure. */
export const failureTitle = (error: unknown): string =>
  m.shell_page_title({ page: failureOf(error).heading });

/** A whole page for what went wrong. It needs no data. */
export function FailureView() {
  const { status, heading, explanation } = failureOf(useRouteError());
  const isOutage = status === 503;
  return (
    <HubShell person={null} width="reading">
      <Stack gap={6} align="start">
        <Heading level={1} size="2xl">
          {heading}
        </Heading>
        <Text size="l">{explanation}</Text>
        <ButtonLink href={isOutage ? paths.status : paths.hub}>
          {isOutage ? m.errors_check_status() : m.errors_back_to_hub()}
        </ButtonLink>
      </Stack>
    </HubShell>
  );
}
