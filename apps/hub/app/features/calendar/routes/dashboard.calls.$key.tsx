import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { withNotice } from '#app/platform/flash/change.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { CallPage } from '../calls/CallPage.tsx';
import { actCall, loadCallForm } from '../calls/form.server.ts';

/** The page for a call to one university, with the form about its result. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireApi(context, 'ownDates');
  const applicant = await getApplicant(request, context);
  return loadCallForm({ request, context, applicant }, params['key'] ?? '');
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireApi(context, 'ownDates');
  // `requireForm` reads a clone, because the request is read again if the session expires during
  // the save.
  const { scope, form } = await requireForm({ request: request.clone(), context });
  const outcome = await actCall({ ...scope, request }, params['key'] ?? '', form);
  if ('view' in outcome) return data(outcome.view, { status: outcome.status });
  return redirect(withNotice(paths.calls, outcome.noticeId), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  {
    title: m.shell_page_title({ page: m.calls_one_title({ university: loaded?.name ?? '' }) }),
  },
];

export default function OneCall() {
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return <CallPage {...(sent ?? loaded)} />;
}
