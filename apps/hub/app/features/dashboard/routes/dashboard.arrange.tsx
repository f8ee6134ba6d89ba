import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Grid, Heading, Stack, Text } from '@applicant-hub/design-system';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { arrangeParts, columnsOf, isHere } from '../arrange/arrange-path.ts';
import { rememberColumns } from '../grid/known-columns.server.ts';
import { loadTools } from '../grid/tools.server.ts';
import { partProps } from '#app/platform/browser/page/section.ts';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { Island } from '#app/platform/islands/Island.tsx';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

/**
 * The page that arranges the tools: their order per column count, and their visibility (EXT-4 to
 * EXT-6).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const { searchParams } = new URL(request.url);
  const columns = columnsOf(searchParams);
  if (isHere(searchParams)) rememberColumns({ context }, columns);
  return loadTools({ request, context, applicant }, columns);
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.arrange_title() }) },
];

export default function Arrange() {
  const { columns, shown, hidden } = useLoaderData<typeof loader>();
  return (
    <Stack gap={6}>
      <PageHead title={m.arrange_title()}>
        <Text muted>{m.arrange_intro()}</Text>
      </PageHead>
      <Island of="ownScreen" props={{ columns }} />
      <Island of="screenChoice" props={{ columns }} />
      <Grid columns="2-1" align="start">
        <Stack as="section" gap={3} aria-labelledby={arrangeParts.shown}>
          <Heading level={2} {...partProps(arrangeParts.shown)}>
            {m.arrange_shown_heading()}
          </Heading>
          <Island of="shownTools" props={{ shown, columns }} />
        </Stack>
        <Stack gap={8}>
          <Island of="toolPicker" props={{ hidden, columns }} />
          <Island of="resetTools" props={{ columns }} />
        </Stack>
      </Grid>
    </Stack>
  );
}
