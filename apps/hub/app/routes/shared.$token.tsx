import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { AppHeader, Heading, Link, PageShell, Stack, Text } from '@applicant-hub/design-system';
import { isolated } from '@applicant-hub/domain';
import { isLinkToken } from '#app/platform/paths/link-token.ts';
import { Brand } from '#app/platform/layout/frame/Brand.tsx';
import { Foot } from '#app/platform/layout/frame/Frame.tsx';
import { InlineScript } from '#app/platform/layout/frame/InlineScript.tsx';
import { LanguageLink } from '#app/platform/layout/language/LanguageLink.tsx';
import { useOtherLanguage } from '#app/platform/layout/language/languages-context.ts';
import { paths } from '#app/platform/paths/links.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { ownerOfLink } from '#app/platform/request/owner-of-link.server.ts';
import { NEVER_STORED } from '#app/platform/server/http/headers.server.ts';
import { AdviserSheet } from '#app/features/adviser/AdviserSheet.tsx';
import { loadSheet } from '#app/features/adviser/load-parts.server.ts';
import { SheetHead } from '#app/features/adviser/SheetHead.tsx';
import { SharedComparison } from '#app/features/favourites-manager/compare/share/SharedComparison.tsx';
import { sharedComparison } from '#app/features/favourites-manager/compare/share/shared-view.server.ts';
import { dayOf } from '#app/features/sharing/links.server.ts';
import { sharingScript } from '#app/features/sharing/page-script.ts';
import { PrintLine } from '#app/features/sharing/PrintLine.tsx';

/** Time limit of the call that opens a link (milliseconds). */
const TIMEOUT_MS = 5_000;

/**
 * The shared page, for readers of a link (EXT-38, EXT-39). It does not need or read a session: the
 * token in the address is the only credential. An expired link has the same response as an unknown
 * link.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { token } = params;
  const { clients, requestId } = context;
  const opened = isLinkToken(token)
    ? await clients.identity.openShare({ requestId, timeoutMs: TIMEOUT_MS }, token)
    : null;
  if (opened?.ok === false) throw data(null, { status: 503 });
  if (!opened?.value) return data(null, { status: 404 });

  const { parts, courses, accessToken, endsAt } = opened.value;
  const until = dayOf(endsAt);
  if (courses.length > 0) {
    const scope = { context, applicant: { session: { accessToken } } };
    return data({ comparison: await sharedComparison(scope, courses), sheet: null, until });
  }
  const applicant = await ownerOfLink(opened.value, context);
  if (applicant === null) throw data(null, { status: 503 });
  // The reader's own cookies are not used, because their session and debug settings do not belong
  // to the owner of the link.
  const call = { request: new Request(request.url), context, applicant };
  return data({ sheet: await loadSheet(call, parts), comparison: null, until });
}

export const action = methodNotAllowed;

/**
 * The page is never stored, even for a signed-in reader, although the reader's own pages may use
 * the back/forward cache.
 */
export const headers: HeadersFunction = () => ({ 'Cache-Control': NEVER_STORED });

/** The title is stored in the reader's browser history, so it contains no name. */
export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  {
    title: m.shell_page_title({
      page: loaded ? m.share_shared_title() : m.share_gone_title(),
    }),
  },
];

export default function Shared() {
  const loaded = useLoaderData<typeof loader>();
  const otherLanguage = useOtherLanguage();
  return (
    <PageShell
      skipLabel={m.page_skip_link()}
      header={
        <AppHeader
          brand={<Brand />}
          actions={otherLanguage && <LanguageLink to={otherLanguage} />}
        />
      }
      footer={loaded ? null : <Foot otherLanguage={otherLanguage} />}
      width={loaded ? undefined : 'reading'}
    >
      {loaded ? <Content {...loaded} /> : <Gone />}
    </PageShell>
  );
}

type Loaded = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>;

const Content = ({ until, ...shown }: Loaded) => (
  <Stack gap={8}>
    <Stack gap={4}>
      <Heading level={1} size="2xl">
        {m.share_shared_title()}
      </Heading>
      {shown.sheet ? (
        <SheetIntro {...shown.sheet} until={until} />
      ) : (
        <>
          <Text muted>{m.share_comparison_intro({ date: until })}</Text>
          <PrintLine />
        </>
      )}
    </Stack>
    {shown.sheet ? (
      <AdviserSheet parts={shown.sheet.parts} />
    ) : (
      <SharedComparison {...shown.comparison} />
    )}
    <InlineScript source={sharingScript} />
  </Stack>
);

const SheetIntro = ({
  until,
  name,
  year,
  asOf,
}: NonNullable<Loaded['sheet']> & { until: string }) => (
  <>
    <Text muted>{m.share_shared_intro({ name: isolated(name), date: until })}</Text>
    <SheetHead name={name} year={year} asOf={asOf} />
  </>
);

const Gone = () => (
  <Stack gap={4}>
    <Heading level={1} size="2xl">
      {m.share_gone_title()}
    </Heading>
    <Text size="l">{m.share_gone_explanation()}</Text>
    <p>
      <Link href={paths.hub} variant="standalone">
        {m.shell_go_to_hub()}
      </Link>
    </p>
  </Stack>
);
