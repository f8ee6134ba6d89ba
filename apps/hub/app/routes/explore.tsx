import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import { getGuardedApplicant } from '#app/platform/request/applicant.server.ts';
import { followSavedLanguage } from '#app/platform/layout/language/follow-saved-language.server.ts';
import { shellPerson } from '#app/platform/layout/frame/shell-person.server.ts';
import { NoticeArea } from '#app/platform/flash/NoticeArea.tsx';
import { pageNotice } from '#app/platform/flash/page-notice.server.ts';
import { unreadCount } from '#app/features/notifications/notifications.server.ts';
import { HubShell } from '#app/platform/layout/frame/HubShell.tsx';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getGuardedApplicant(request, context, followSavedLanguage);
  const call = { request, context, applicant };
  const [unread, notice] = await Promise.all([unreadCount(call), pageNotice(request, call)]);
  return { person: shellPerson(applicant, unread), notice };
}

export const action = methodNotAllowed;

export default function Explore() {
  const { person, notice } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <HubShell person={person} current={pathname}>
      <NoticeArea notice={notice}>
        <Outlet />
      </NoticeArea>
    </HubShell>
  );
}
