import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Text } from '@applicant-hub/design-system';
import { type Applicant, getApplicant } from '#app/platform/request/applicant.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { Confirm } from '#app/platform/layout/frame/Confirm.tsx';
import { flash } from '#app/platform/flash/notices.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { hasDebugArea } from '#app/platform/request/debug-cookie.server.ts';
import { type Wipe, isWipe, wipe } from '../debug/wipes.server.ts';

/** Asks for confirmation before the debug area wipes data (DBG-8, EXT-27). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  return { what: wipeOf(params, context, applicant) };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const what = wipeOf(params, context, await getApplicant(request, context));
  const { scope } = await requireForm(args);
  if (!(await wipe(scope, what))) return data({ problem: m.debug_wipe_failed() }, { status: 503 });
  const { id } = await flash(scope, { tone: 'success', text: words[what].done(), undo: null });
  return redirect(`${words[what].next}?notice=${id}`, 303);
}

/** @throws a 404 for unknown data, or if there is no debug area */
function wipeOf(
  { what }: LoaderFunctionArgs['params'],
  context: LoaderFunctionArgs['context'],
  { pageState }: Applicant,
): Wipe {
  if (!hasDebugArea(context, pageState) || !isWipe(what)) throw data(null, { status: 404 });
  return what;
}

interface WipeWords {
  question: () => string;
  goes: () => string;
  confirm: () => string;
  done: () => string;
  /** The page to open afterwards. */
  next: string;
}

const words: Record<Wipe, WipeWords> = {
  profile: {
    question: m.debug_wipe_profile_question,
    goes: m.debug_wipe_profile_goes,
    confirm: m.debug_wipe_profile_confirm,
    done: m.debug_wipe_profile_done,
    // Without a profile the hub starts the first visit.
    next: paths.welcome,
  },
  dfe: {
    question: m.debug_wipe_dfe_question,
    goes: m.debug_wipe_dfe_goes,
    confirm: m.debug_wipe_dfe_confirm,
    done: m.debug_wipe_dfe_done,
    next: paths.preferences,
  },
};

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? [{ title: m.shell_page_title({ page: words[loaded.what].question() }) }] : [];

export default function WipeSomething() {
  const { what } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { question, goes, confirm } = words[what];
  return (
    <Confirm
      question={question()}
      problem={failure?.problem ?? null}
      confirm={confirm()}
      cancel={m.debug_wipe_cancel()}
      cancelHref={paths.preferences}
    >
      <Text>{goes()}</Text>
    </Confirm>
  );
}
