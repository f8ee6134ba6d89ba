import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import { unreadCount } from '#app/features/notifications/notifications.server.ts';
import { HubShell } from '#app/platform/layout/frame/HubShell.tsx';
import { shellPerson } from '#app/platform/layout/frame/shell-person.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { findApplicant } from '#app/platform/request/applicant.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

/** The frame of pages that need no session. A signed-in user has the account menu there too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await findApplicant(request, context);
  if (applicant === null) return { person: null };
  const unread = await unreadCount({ request, context, applicant });
  return { person: shellPerson(applicant, unread) };
}

export const action = methodNotAllowed;

const wideScreens: readonly string[] = [paths.status, paths.help];

export default function Public() {
  const { person } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <HubShell
      person={person}
      current={pathname}
      {...(wideScreens.includes(pathname) ? {} : { width: 'reading' })}
    >
      <Outlet />
    </HubShell>
  );
}
