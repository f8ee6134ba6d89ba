import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  data,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '../../applicant/applicant.server.ts';
import { readForm } from '../../server/session.server.ts';
import { sendOrKeep } from '../../shell/send-or-keep.ts';
import { unlessUnsent } from '../../shell/unsent.ts';
import { DebugArea } from '../../widgets/apply/DebugArea.tsx';
import { debugView } from '../../widgets/apply/debug-view.server.ts';
import { loadPreferences } from './load.server.ts';
import { panelPath } from './panel-path.ts';
import { PreferencesPage } from './PreferencesPage.tsx';
import { takePanelForm } from './save.server.ts';
import { noteSavedPanel } from './saved-panel.server.ts';
import { unsentOutcome } from './unsent-outcome.ts';

/** 'Your preferences' (SH-17). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  return {
    preferences: await loadPreferences(request, context, applicant),
    email: applicant.user.email,
    debug: await debugView({ request, context, applicant }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const form = await readForm(request, applicant.session, context);

  const result = await takePanelForm(form, context, applicant);
  if (!result.isSaved) return data(result.outcome, { status: result.status });
  noteSavedPanel(context, result.panel);
  return redirect(panelPath(result.panel));
}

/** A failure must not take the page with it, and what was typed in all its panels. */
export const clientAction = (args: ClientActionFunctionArgs) =>
  sendOrKeep<typeof action, ReturnType<typeof unsentOutcome>>(args, unsentOutcome);

export const shouldRevalidate = unlessUnsent;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.preferences_title() }) },
];

export default function Preferences() {
  const { preferences, email, debug } = useLoaderData<typeof loader>();
  return (
    <PreferencesPage
      preferences={preferences}
      outcome={useActionData<typeof action>()}
      email={email}
    >
      {debug && <DebugArea {...debug} />}
    </PreferencesPage>
  );
}
