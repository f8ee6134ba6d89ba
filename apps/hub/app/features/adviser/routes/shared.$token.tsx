import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { AppHeader, Heading, PageShell, Stack, Text } from '@applicant-hub/design-system';
import { isLinkToken } from '#app/platform/paths/link-token.ts';
import { InlineScript } from '#app/platform/layout/InlineScript.tsx';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { ownerOfLink } from '#app/platform/request/owner-of-link.server.ts';
import { NEVER_STORED } from '#app/platform/server/headers.server.ts';
import { AdviserSheet } from '../AdviserSheet.tsx';
import { loadSheet } from '../load-parts.server.ts';
import { dayOf } from '../share.server.ts';
import { sheetScript } from '../sheet-script.ts';
import { SheetHead } from '../SheetHead.tsx';

/** Time limit of the call that opens a link (milliseconds). */
const TIMEOUT_MS = 5_000;

/**
 * The shared page, for readers of a link (EXT-39). It needs no session and reads none: the token in
 * the address is the only key. An expired link looks like an unknown one.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { token } = params;
  const { clients, requestId } = context;
  const opened = isLinkToken(token)
    ? await clients.identity.openShare({ requestId, timeoutMs: TIMEOUT_MS }, token)
    : null;
  if (opened?.ok === false) throw data(null, { status: 503 });
  if (!opened?.value) return data(null, { status: 404 });

  const { parts, endsAt } = opened.value;
  const applicant = await ownerOfLink(opened.value, context);
  if (applicant === null) throw data(null, { status: 503 });
  // Without the reader's own cookies: what they are, and how they debug, is not the owner's.
  const call = { request: new Request(request.url), context, applicant };
  return data({ sheet: await loadSheet(call, parts), until: dayOf(endsAt) });
}

export const action = methodNotAllowed;

/** Also for a reader who is signed in, whose own pages may use the back/forward cache. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': NEVER_STORED });

/** The title goes into the reader's history, so it has no name. */
export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  {
    title: m.shell_page_title({
      page: loaded ? m.adviser_shared_title() : m.adviser_gone_title(),
    }),
  },
];

export default function Shared() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <PageShell
      skipLabel={m.page_skip_link()}
      header={<AppHeader brand={m.page_site_name()} />}
      footer={null}
      width="reading"
    >
      {loaded ? <Sheet {...loaded} /> : <Gone />}
    </PageShell>
  );
}

function Sheet({ sheet, until }: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>) {
  const { parts, ...head } = sheet;
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <Heading level={1} size="2xl">
          {m.adviser_shared_title()}
        </Heading>
        <Text muted>{m.adviser_shared_intro({ name: sheet.name, date: until })}</Text>
        <SheetHead {...head} />
      </Stack>
      <AdviserSheet parts={parts} />
      <InlineScript source={sheetScript} />
    </Stack>
  );
}

const Gone = () => (
  <Stack gap={4}>
    <Heading level={1} size="2xl">
      {m.adviser_gone_title()}
    </Heading>
    <Text size="l">{m.adviser_gone_explanation()}</Text>
  </Stack>
);
