import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { ButtonLink, Heading, Stack, Text } from '@applicant-hub/design-system';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { shellPerson } from '#app/platform/layout/frame/shell-person.server.ts';
import { deviceOwner } from '#app/platform/request/device-owner.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { unreadCount } from '#app/features/notifications/notifications.server.ts';
import { HubShell } from '#app/platform/layout/frame/HubShell.tsx';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  // The page must not confirm a deletion if data exists, for example on a later visit.
  if (applicant.user.settings.length > 0) throw redirect(paths.yourData);
  const unread = await unreadCount({ request, context, applicant });
  return {
    person: shellPerson(applicant, unread),
    owner: deviceOwner(applicant.session.uid),
    // Only right after the delete button was pressed. On a later visit, the page must not remove
    // text that was written in the meantime.
    isNew: new URL(request.url).searchParams.has('now'),
  };
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.data_deleted_title() }) },
];

export default function DataDeleted() {
  const { person, owner, isNew } = useLoaderData<typeof loader>();
  return (
    <HubShell person={person} width="reading">
      <Island of="dataDeleted" props={{ owner, isNew }} />
      <Stack gap={6} align="start">
        <Heading level={1} size="2xl">
          {m.data_deleted_title()}
        </Heading>
        <Text size="l">{m.data_deleted_intro()}</Text>
        <Text>{m.data_deleted_next()}</Text>
        <ButtonLink href={paths.hub}>{m.data_deleted_continue()}</ButtonLink>
      </Stack>
    </HubShell>
  );
}
