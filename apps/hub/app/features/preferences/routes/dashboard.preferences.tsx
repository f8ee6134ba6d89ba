import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { data, useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { debugView } from '../debug/debug-view.server.ts';
import { loadPreferences } from '../panels/load.server.ts';
import { panelPath } from '../panels/panel-path.ts';
import { savePanelForm } from '../panels/save.server.ts';
import { noteSavedPanel } from '../panels/saved-panel.server.ts';

/** 'Your preferences' (SH-17). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  return {
    preferences: await loadPreferences(request, context, applicant),
    email: applicant.user.email,
    hasAdverts: context.clients.adverts !== null,
    debug: await debugView({ request, context, applicant }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { scope, form } = await requireForm(args);

  const result = await savePanelForm(form, scope.context, scope.applicant);
  if (!result.isSaved) return data(result.outcome, { status: result.status });
  noteSavedPanel(scope.context, result.panel);
  return redirect(panelPath(result.panel));
}

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.preferences_title() }) },
];

export default function Preferences() {
  const outcome = useActionData<typeof action>();
  return <Island of="preferences" props={{ ...useLoaderData<typeof loader>(), outcome }} />;
}
