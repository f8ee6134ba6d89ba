import { useRouteError, useRouteLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { ButtonLink, Heading, Inline, Link, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { failureOf } from './failure.ts';
import { HubShell, type Person } from '#app/platform/layout/frame/HubShell.tsx';

export function FailureView() {
  const error = useRouteError();
  const { status, heading, explanation } = failureOf(error);
  const isOutage = status === 503;
  return (
    <HubShell person={useLoadedPerson()} width="reading">
      <Stack gap={6} align="start">
        <Heading level={1} size="2xl">
          {heading}
        </Heading>
        <Text size="l">{explanation}</Text>
        <Inline gap={4}>
          <ButtonLink href={isOutage ? paths.status : paths.hub}>
            {isOutage ? m.errors_check_status() : m.shell_back_to_hub()}
          </ButtonLink>
          {status === 404 && <LikelyTargets />}
        </Inline>
      </Stack>
    </HubShell>
  );
}

type LayoutData = { person: Person | null } | { data: { person?: Person } } | undefined;

/**
 * The applicant, so that an error page keeps the account menu; null if the layout of the page
 * failed too.
 */
function useLoadedPerson(): Person | null {
  const layouts: readonly LayoutData[] = [
    useRouteLoaderData<LayoutData>('routes/dashboard'),
    useRouteLoaderData<LayoutData>('routes/explore'),
    useRouteLoaderData<LayoutData>('routes/public'),
  ];
  const [layout] = layouts.flatMap((data) => data ?? []);
  if (layout === undefined) return null;
  return ('data' in layout ? layout.data.person : layout.person) ?? null;
}

/** Pages that a user with a wrong URL may have been looking for. */
const LikelyTargets = () => (
  <>
    <Link href={paths.applications} variant="standalone">
      {m.errors_not_found_applications()}
    </Link>
    <Link href={paths.results} variant="standalone">
      {m.errors_not_found_courses()}
    </Link>
  </>
);
