import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Link, Stack, Text } from '@applicant-hub/design-system';
import { shareParts } from '@applicant-hub/domain';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';
import { pageAt } from '#app/platform/browser/page/section.ts';
import { withNotice } from '#app/platform/flash/change.server.ts';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { InlineScript } from '#app/platform/layout/frame/InlineScript.tsx';
import { paths } from '#app/platform/paths/links.ts';
import { SHARE_PART } from '#app/platform/paths/share-path.ts';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { findLinks } from '#app/features/sharing/links.server.ts';
import { sharingScript } from '#app/features/sharing/page-script.ts';
import { ShareCard } from '#app/features/sharing/ShareCard.tsx';
import { shareCard } from '../AdviserSheet.css.ts';
import { AdviserSheet } from '../AdviserSheet.tsx';
import { loadSheet } from '../load-parts.server.ts';
import { shareChosen, shareForm } from '../share.server.ts';
import { ShareForm } from '../ShareForm.tsx';
import { SheetHead } from '../SheetHead.tsx';

/** The page for the applicant's adviser, to print or to share with a link (EXT-39). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = { request, context, applicant: await getApplicant(request, context) };
  const [sheet, links, form] = await Promise.all([
    loadSheet(call, shareParts),
    findLinks(call),
    shareForm(call),
  ]);
  return { sheet, links, form };
}

export async function action({ request, context }: ActionFunctionArgs) {
  // `requireForm` reads a clone, because the request is read again if the session expires during
  // the save.
  const { scope, form } = await requireForm({ request: request.clone(), context });
  const outcome = await shareChosen({ ...scope, request }, form);
  if ('form' in outcome) return data(outcome.form, { status: outcome.status });
  return redirect(withNotice(`${paths.adviser}#${SHARE_PART}`, outcome.noticeId), 303);
}

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.adviser_title() }) },
];

export default function ForMyAdviser() {
  const { sheet, links, form } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { parts, ...head } = sheet;
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <PageHead title={m.adviser_title()}>
          <div className={screenOnly}>
            <Text muted>{m.adviser_intro()}</Text>
          </div>
        </PageHead>
        <SheetHead {...head}>
          <Link href={pageAt('', SHARE_PART)}>{m.share_title()}</Link>
        </SheetHead>
      </Stack>
      <AdviserSheet parts={parts} />
      <div className={shareCard}>
        <ShareCard title={m.share_title()} intro={m.adviser_share_intro()} links={links}>
          <ShareForm offered={parts.map(({ part }) => part)} {...(sent ?? form)} />
        </ShareCard>
      </div>
      <InlineScript source={sharingScript} />
    </Stack>
  );
}
