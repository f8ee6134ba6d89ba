import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Text } from '@applicant-hub/design-system';
import { failure, withNotice } from '#app/platform/flash/change.server.ts';
import { Confirm } from '#app/platform/layout/Confirm.tsx';
import { ADVISER, SHARE_PART } from '#app/platform/paths/share-path.ts';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { endLink, findLink } from '../share.server.ts';

const page = `${ADVISER}#${SHARE_PART}`;

/** Asks before a link is ended: it cannot be undone (EXT-27, EXT-39). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const call = { request, context, applicant: await getApplicant(request, context) };
  const link = await findLink(call, params['id'] ?? '');
  if (link === null || link === 'failed') {
    const { notice } = await failure(
      call,
      link === null ? m.adviser_end_unknown() : m.adviser_links_unknown(),
    );
    throw redirect(withNotice(page, notice.id));
  }
  return { parts: link.parts };
}

export async function action(args: ActionFunctionArgs) {
  const { scope } = await requireForm(args);
  const answer = await endLink(scope, args.params['id'] ?? '');
  if (!answer.ok) return data({ problem: answer.notice.text }, { status: 503 });
  return redirect(withNotice(page, answer.notice.id), 303);
}

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.adviser_end_question() }) },
];

export default function EndLink() {
  const { parts } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <Confirm
      question={m.adviser_end_question()}
      problem={failed?.problem ?? null}
      confirm={m.adviser_end_confirm()}
      cancel={m.adviser_end_keep()}
      cancelHref={page}
    >
      <Text>{m.adviser_end_goes({ parts })}</Text>
      <Text>{m.adviser_end_final()}</Text>
    </Confirm>
  );
}
