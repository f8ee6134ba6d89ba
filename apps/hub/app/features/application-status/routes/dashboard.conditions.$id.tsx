import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { withNotice } from '#app/platform/flash/change.server.ts';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { ConditionsForm } from '../conditions/ConditionsForm.tsx';
import { loadConditionsForm } from '../conditions/load-form.server.ts';
import { saveConditions } from '../conditions/save.server.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  return loadConditionsForm({ request, context, applicant }, params['id'] ?? '');
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  // `requireForm` reads a clone, because the request is read again if the session expires during
  // the save.
  const { scope, form } = await requireForm({ request: request.clone(), context });
  const outcome = await saveConditions({ ...scope, request }, params['id'] ?? '', form);
  if ('view' in outcome) return data(outcome.view, { status: outcome.status });
  const { page, noticeId } = outcome;
  return redirect(noticeId === null ? page : withNotice(page, noticeId), 303);
}

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.apply_conditions_title() }) },
];

export default function OfferConditions() {
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return <ConditionsForm {...(sent ?? loaded)} />;
}
