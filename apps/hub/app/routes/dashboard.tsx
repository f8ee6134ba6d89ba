import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import { containerState } from '@applicant-hub/domain';
import { useContext, useMemo } from 'react';
import { getGuardedApplicant } from '#app/platform/request/applicant.server.ts';
import { screens } from '#app/platform/paths/screens.ts';
import { paths } from '#app/platform/paths/links.ts';
import { shellPerson } from '#app/platform/layout/frame/shell-person.server.ts';
import { findRedirectUrl } from '#app/platform/request/redirects/redirect-url.server.ts';
import { NoticeArea } from '#app/platform/flash/NoticeArea.tsx';
import { pageNotice } from '#app/platform/flash/page-notice.server.ts';
import { openingModal } from '#app/features/hub-sections/promotions/opening-modal.server.ts';
import { followSavedLanguage } from '#app/platform/layout/language/follow-saved-language.server.ts';
import { unreadCount } from '#app/features/notifications/notifications.server.ts';
import { warningOf } from '#app/features/notifications/warning.server.ts';
import { requireQueueClearance } from '#app/features/queue/hold.server.ts';
import { isQueueOver, queueLink, queueStatus } from '#app/features/queue/queue.server.ts';
import { hasTickets } from '#app/features/queue/tickets/tickets.server.ts';
import { csrfToken } from '#app/platform/server/session/csrf.server.ts';
import { requireSession } from '#app/platform/server/session/session.server.ts';
import { PageData } from '#app/platform/server/http/page-data.ts';
import { overlayOffer } from '#app/features/support/offer.server.ts';
import { area } from '#app/features/support/SupportArea.css.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import { HubShell } from '#app/platform/layout/frame/HubShell.tsx';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { WarningBanner } from '#app/features/notifications/WarningBanner.tsx';
import { QueueBanner } from '#app/features/queue/QueueBanner.tsx';

/**
 * The layout of every dashboard screen. It shows the first of these that applies: loading,
 * onboarding, the queue, the screen (SH-41 to SH-45).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  // For an applicant with a queue ticket, only the ticket is loaded (decision 54).
  if (pathname === screens.queue && hasTickets(context)) {
    return new PageData({ queueToken: csrfToken(await requireSession(request, context)) });
  }
  const applicant = await getGuardedApplicant(request, context, async (call) => {
    followSavedLanguage(call);
    await requireQueueClearance(call);
  });
  const { personalisation, pageState } = applicant;

  const call = { request, context, applicant };
  const timerLink = queueLink(call);
  const container = containerState({
    settingsLoaded: true,
    studyLevel: personalisation.savedStudyLevel,
    timerLink,
  });
  const redirectUrl = searchParams.get('redirectUrl');
  if (container === 'onboarding' && pathname !== screens.welcome) {
    const query = redirectUrl === null ? '' : `?${new URLSearchParams({ redirectUrl }).toString()}`;
    throw redirect(screens.welcome + query);
  }
  const target = findRedirectUrl(redirectUrl, context.config);
  if (container !== 'onboarding' && target !== null) throw redirect(target);

  // For an applicant who waits in a queue, only the account and page state are loaded (decision
  // 36).
  if (pathname === screens.queue) {
    return new PageData({ queueToken: csrfToken(applicant.session) });
  }

  const [unread, notice, offer, news] = await Promise.all([
    unreadCount(call),
    pageNotice(request, call),
    container === 'screen' ? overlayOffer(call, openingModal(request, applicant) !== null) : null,
    container === 'onboarding' ? null : queueStatus(call, timerLink),
  ]);
  return new PageData({
    queueToken: null,
    person: shellPerson(applicant, unread),
    notice,
    news,
    isQueueOver: isQueueOver(call),
    warning: warningOf(pageState, context.config),
    offer,
  });
}

export const action = methodNotAllowed;

/** Screens that use the full width. All other screens are a column of text and forms. */
const wideScreens: readonly string[] = [
  screens.hub,
  paths.adviser,
  screens.arrange,
  paths.applications,
  paths.calendar,
  paths.notifications,
  screens.live,
  screens.preferences,
  screens.todo,
];

export default function Dashboard() {
  const loaded = useLoaderData<typeof loader>().data;
  return loaded.queueToken === null ? <Hub {...loaded} /> : <Queue token={loaded.queueToken} />;
}

/** The queue is shown without the frame of the hub. */
function Queue({ token }: { token: string }) {
  const { path } = useContext(PageContext);
  const page = useMemo(() => ({ path, token }), [path, token]);
  return (
    <PageContext.Provider value={page}>
      <Outlet />
    </PageContext.Provider>
  );
}

type HubProps = Extract<
  ReturnType<typeof useLoaderData<typeof loader>>['data'],
  { queueToken: null }
>;

function Hub({ person, notice, news, isQueueOver, warning, offer }: HubProps) {
  const { pathname } = useLocation();
  return (
    <HubShell
      person={person}
      current={pathname}
      {...(wideScreens.includes(pathname) ? {} : { width: 'reading' })}
    >
      {warning && <WarningBanner {...warning} />}
      {news && <QueueBanner {...news} />}
      {isQueueOver && <Island of="queueOver" props={{}} />}
      <NoticeArea notice={notice}>
        {offer && (
          <div className={area}>
            <Island of="offer" props={{ offer }} />
          </div>
        )}
        <Outlet />
      </NoticeArea>
    </HubShell>
  );
}
