import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Text } from '@applicant-hub/design-system';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { LINK_PART, type LinkAct, linkActs } from '#app/platform/paths/calendar-path.ts';
import { changeLink } from '../files/link-change.server.ts';
import { Confirm } from '#app/platform/layout/frame/Confirm.tsx';
import { withNotice } from '#app/platform/flash/change.server.ts';
import { requireCalendar } from '#app/platform/request/has-calendar.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';

const page = `${paths.calendar}#${LINK_PART}`;

/**
 * Asks for confirmation before the calendar link is stopped or replaced: neither can be undone
 * (EXT-7, EXT-27).
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireCalendar(context);
  await getApplicant(request, context);
  return { act: actOf(params) };
}

export async function action(args: ActionFunctionArgs) {
  requireCalendar(args.context);
  const act = actOf(args.params);
  const { scope } = await requireForm(args);
  const result = await changeLink(scope, act);
  if (!result.ok) return data({ problem: result.notice.text }, { status: 503 });
  return redirect(withNotice(page, result.notice.id), 303);
}

/** @throws a 404 for an unknown action */
function actOf({ act: wanted }: LoaderFunctionArgs['params']): LinkAct {
  const act = linkActs.find((known) => known === wanted);
  if (act === undefined) throw data(null, { status: 404 });
  return act;
}

const words: Readonly<Record<LinkAct, Record<'question' | 'goes' | 'confirm', () => string>>> = {
  stop: {
    question: m.calendar_stop_question,
    goes: m.calendar_stop_goes,
    confirm: m.calendar_stop_confirm,
  },
  renew: {
    question: m.calendar_renew_question,
    goes: m.calendar_renew_goes,
    confirm: m.calendar_renew_confirm,
  },
};

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? [{ title: m.shell_page_title({ page: words[loaded.act].question() }) }] : [];

export default function ChangeCalendarLink() {
  const { act } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { question, goes, confirm } = words[act];
  return (
    <Confirm
      question={question()}
      problem={failure?.problem ?? null}
      confirm={confirm()}
      cancel={m.calendar_keep()}
      cancelHref={page}
    >
      <Text>{goes()}</Text>
      {act === 'stop' && <Text>{m.calendar_stop_final()}</Text>}
    </Confirm>
  );
}
