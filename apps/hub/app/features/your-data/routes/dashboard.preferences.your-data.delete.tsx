import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { Confirm } from '#app/platform/layout/frame/Confirm.tsx';
import { FORGET_PAGES } from '#app/platform/server/http/headers.server.ts';
import { renewMark } from '#app/platform/server/session/session-mark.server.ts';
import { hasCalendar } from '#app/platform/request/has-calendar.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { deleteHubData } from '../delete.server.ts';

/** Asks for confirmation before all of the applicant's data is deleted (EXT-20, EXT-27). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await getApplicant(request, context);
  const { history, ownDates, queue } = context.clients;
  return {
    goes: [
      m.data_delete_goes_answers(),
      m.data_delete_goes_work(),
      m.data_delete_goes_favourites(),
      ...(hasCalendar(context) ? [m.data_delete_goes_calendar()] : []),
      m.data_delete_goes_shares(),
      ...(ownDates ? [m.data_delete_goes_own_dates()] : []),
      ...(history ? [m.data_delete_goes_history()] : []),
      ...(queue ? [m.data_delete_goes_queue()] : []),
    ],
  };
}

export async function action(args: ActionFunctionArgs) {
  const { scope } = await requireForm(args);
  const { request, context, applicant } = scope;
  const problem = await deleteHubData(request, scope);
  if (problem !== null) return data({ problem }, { status: 503 });
  renewMark(request, applicant.session, context);
  return redirect(`${paths.dataDeleted}?now`, { status: 303, headers: FORGET_PAGES });
}

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.data_delete_question() }) },
];

export default function DeleteData() {
  const { goes } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <Confirm
      question={m.data_delete_question()}
      problem={failure?.problem ?? null}
      confirm={m.data_delete_confirm()}
      cancel={m.data_delete_cancel()}
      cancelHref={paths.yourData}
    >
      <List heading={m.data_delete_goes()} items={goes} />
      <List
        heading={m.data_delete_stays()}
        items={[
          m.data_delete_stays_account(),
          m.data_delete_stays_applications(),
          m.data_delete_stays_look(),
        ]}
      />
      <Text>
        {m.data_delete_first()}{' '}
        <Link href={`${paths.yourData}#download`}>{m.data_delete_first_link()}</Link>
      </Text>
    </Confirm>
  );
}

function List({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <Stack gap={2}>
      <Heading level={2} size="m">
        {heading}
      </Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Stack>
  );
}
