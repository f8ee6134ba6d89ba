import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Stack } from '@applicant-hub/design-system';
import { findLinks } from '#app/features/sharing/links.server.ts';
import { sharingScript } from '#app/features/sharing/page-script.ts';
import { ShareCard } from '#app/features/sharing/ShareCard.tsx';
import { withNotice } from '#app/platform/flash/change.server.ts';
import { InlineScript } from '#app/platform/layout/frame/InlineScript.tsx';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { compareSharePath, SHARE_PART } from '#app/platform/paths/share-path.ts';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { comparePath } from '../compare/compare-path.ts';
import { readCompareQuery } from '../compare/compare-query.server.ts';
import { ComparisonShareForm } from '../compare/share/ComparisonShareForm.tsx';
import { compareShareForm, shareComparison } from '../compare/share/share-form.server.ts';

/** Shares a comparison with a link that expires (EXT-38). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = { request, context, applicant: await getApplicant(request, context) };
  const query = readCompareQuery(new URL(request.url).searchParams);
  const [form, links] = await Promise.all([compareShareForm(call, query), findLinks(call)]);
  // The comparison page explains why there are too few courses.
  if (form.courses.length < 2 && form.message === null) throw redirect(comparePath(query));
  return { form, links };
}

export async function action({ request, context }: ActionFunctionArgs) {
  // `requireForm` reads a clone, because the request is read again if the session expires during
  // the save.
  const { scope, form } = await requireForm({ request: request.clone(), context });
  const { courseIds } = readCompareQuery(new URL(request.url).searchParams);
  const outcome = await shareComparison({ ...scope, request }, form);
  const page = compareSharePath(courseIds);
  if (outcome === null) return redirect(page, 303);
  if ('status' in outcome) {
    const { status, term, message } = outcome;
    return data({ ...term, message }, { status });
  }
  return redirect(withNotice(`${page}#${SHARE_PART}`, outcome.noticeId), 303);
}

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.share_compare_title() }) },
];

export default function ShareComparison() {
  const { form, links } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return (
    <Stack gap={5}>
      <PageHead
        title={m.share_compare_title()}
        back={{ href: comparePath(form.query), label: m.shell_back_to_comparison() }}
      />
      <ShareCard title={m.share_title()} intro={m.share_compare_intro()} links={links}>
        <ComparisonShareForm {...form} {...sent} />
      </ShareCard>
      <InlineScript source={sharingScript} />
    </Stack>
  );
}
