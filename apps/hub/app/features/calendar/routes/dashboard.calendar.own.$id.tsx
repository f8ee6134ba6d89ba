import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { withNotice } from '#app/platform/flash/change.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { actOwnDate } from '../own-dates/act.server.ts';
import { ownIdOf } from '../own-dates/own-id.ts';
import { loadOwnDateForm } from '../own-dates/load-form.server.ts';
import { OwnDateForm } from '../own-dates/OwnDateForm.tsx';

/** The page for one of the applicant's own dates, new or saved (EXT-35). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireApi(context, 'ownDates');
  const applicant = await getApplicant(request, context);
  return loadOwnDateForm({ request, context, applicant }, ownIdOf(params));
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireApi(context, 'ownDates');
  // `requireForm` reads a clone, because the request is read again if the session expires during
  // the save.
  const { scope, form } = await requireForm({ request: request.clone(), context });
  const outcome = await actOwnDate({ ...scope, request }, ownIdOf(params), form);
  if ('view' in outcome) return data(outcome.view, { status: outcome.status });
  return redirect(withNotice(paths.calendar, outcome.noticeId), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  const page = loaded?.isNew ? m.mine_new_title() : m.mine_change_title();
  return [{ title: m.shell_page_title({ page }) }];
};

export default function OwnDate() {
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return <OwnDateForm {...(sent ?? loaded)} />;
}
