import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { withNotice } from '#app/platform/flash/change.server.ts';
import { OWN_TODOS } from '#app/platform/paths/calendar-path.ts';
import { paths } from '#app/platform/paths/links.ts';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { ownIdOf } from '../own-dates/own-id.ts';
import { actOwnTodo } from '../own-todos/act.server.ts';
import { loadOwnTodoForm } from '../own-todos/load-form.server.ts';
import { OwnTodoForm } from '../own-todos/OwnTodoForm.tsx';

/** The page for one of the applicant's own to-dos, new or saved (EXT-36). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireApi(context, 'ownDates');
  const applicant = await getApplicant(request, context);
  return loadOwnTodoForm({ request, context, applicant }, ownIdOf(params));
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireApi(context, 'ownDates');
  // `requireForm` reads a clone, because the request is read again if the session expires during
  // the save.
  const { scope, form } = await requireForm({ request: request.clone(), context });
  const outcome = await actOwnTodo({ ...scope, request }, ownIdOf(params), form);
  if ('view' in outcome) return data(outcome.view, { status: outcome.status });
  return redirect(withNotice(`${paths.todo}#${OWN_TODOS}`, outcome.noticeId), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  const page = loaded?.isNew ? m.mine_todo_new_title() : m.mine_todo_change_title();
  return [{ title: m.shell_page_title({ page }) }];
};

export default function OwnTodo() {
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return <OwnTodoForm {...(sent ?? loaded)} />;
}
