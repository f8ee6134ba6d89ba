import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Text } from '@applicant-hub/design-system';
import { failure, withNotice } from '#app/platform/flash/change.server.ts';
import { Confirm } from '#app/platform/layout/frame/Confirm.tsx';
import { paths } from '#app/platform/paths/links.ts';
import { SHARE_PART } from '#app/platform/paths/share-path.ts';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { endLink, findLink } from '../links.server.ts';

const partOf = (page: string) => `${page}#${SHARE_PART}`;

/**
 * Asks for confirmation before a link is revoked, which cannot be undone (EXT-27, EXT-38, EXT-39).
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const call = { request, context, applicant: await getApplicant(request, context) };
  const link = await findLink(call, params['id'] ?? '');
  if (link === null || link === 'failed') {
    const { notice } = await failure(
      call,
      link === null ? m.share_end_unknown() : m.share_links_unknown(),
    );
    throw redirect(withNotice(partOf(paths.adviser), notice.id));
  }
  const { shows, page } = link;
  return { shows, page };
}

export async function action(args: ActionFunctionArgs) {
  const { scope } = await requireForm(args);
  const id = args.params['id'] ?? '';
  const link = await findLink(scope, id);
  const result = await endLink(scope, id);
  if (!result.ok) return data({ problem: result.notice.text }, { status: 503 });
  return redirect(withNotice(partOf(pageOf(link)), result.notice.id), 303);
}

/**
 * The page that creates links of this kind. For an unknown link, the adviser page, which lists all
 * links.
 */
const pageOf = (link: Awaited<ReturnType<typeof findLink>>): string =>
  link === null || link === 'failed' ? paths.adviser : link.page;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.share_end_question() }) },
];

export default function EndLink() {
  const { shows, page } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <Confirm
      question={m.share_end_question()}
      problem={failed?.problem ?? null}
      confirm={m.share_end_confirm()}
      cancel={m.share_end_keep()}
      cancelHref={partOf(page)}
    >
      <Text>{m.share_end_goes({ shows })}</Text>
      <Text>{m.share_end_final()}</Text>
    </Confirm>
  );
}
