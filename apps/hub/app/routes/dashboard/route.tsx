import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import {
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
} from '@remix-run/react';
import { containerState } from '@applicant-hub/domain';
import { useEffect } from 'react';
import { getApplicant } from '../../applicant/applicant.server.ts';
import { screens } from '../../applicant/screens.ts';
import { shellPerson } from '../../applicant/shell-person.server.ts';
import { NoticeArea } from '../../notices/NoticeArea.tsx';
import { pageNotice } from '../../notices/page-notice.server.ts';
import { warningOf } from '../../notifications/warning.server.ts';
import { forgetLeft } from '../../queue/local-left.ts';
import { isQueueOver, passQueue, queueLink } from '../../queue/queue.server.ts';
import { findRedirectUrl } from '../../personalisation/redirect-url.server.ts';
import { FormTokenContext } from '../../shell/form-token.ts';
import { overlayOffer } from '../../support/offer.server.ts';
import { SupportArea } from '../../support/SupportArea.tsx';
import { HubShell } from '../../shell/HubShell.tsx';
import { methodNotAllowed } from '../../shell/method-not-allowed.server.ts';
import { isUnsent } from '../../shell/unsent.ts';
import { onlyTabChanged } from '../../widgets/favourites/tabs.ts';
import { whenUsed } from '../../parts/gates.ts';
import { latePart } from '../../parts/late-part.tsx';

/** The container of every dashboard screen: loading, onboarding, queue, screen (SH-41 to SH-45). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const { personalisation, pageState } = applicant;
  const { pathname, searchParams } = new URL(request.url);

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

  const isInQueue = pathname === screens.queue;
  const pausedQueue =
    container === 'onboarding' || isInQueue ? null : await passQueue(call, timerLink);
  const [person, notice, offer] = await Promise.all([
    shellPerson(call),
    pageNotice(request, call),
    container === 'screen' ? overlayOffer(call) : null,
  ]);
  return {
    person,
    notice,
    pausedQueue,
    isQueueOver: isQueueOver(call),
    warning: warningOf(pageState),
    offer,
  };
}

export const action = methodNotAllowed;

export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  onlyTabChanged(change) || isUnsent(change.actionResult) ? false : change.defaultShouldRevalidate;

/** Screens that use the whole page; the others are a column of text and forms. */
const wideScreens: readonly string[] = [
  screens.hub,
  screens.arrange,
  screens.live,
  screens.preferences,
];

export default function Dashboard() {
  const { person, notice, pausedQueue, isQueueOver, warning, offer } =
    useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isQueueOver) forgetLeft();
  }, [isQueueOver]);
  if (pathname === screens.queue) {
    return (
      <FormTokenContext.Provider value={person.csrf}>
        <Outlet />
      </FormTokenContext.Provider>
    );
  }
  return (
    <HubShell
      person={person}
      current={pathname}
      {...(wideScreens.includes(pathname) ? {} : { width: 'reading' })}
    >
      {warning && <WarningBanner {...warning} />}
      {pausedQueue && <QueuePaused {...pausedQueue} />}
      <NoticeArea notice={notice}>
        <SupportArea key={pathname} opening={offer} />
        <Outlet />
      </NoticeArea>
    </HubShell>
  );
}

const WarningBanner = latePart(
  async () => (await import('../../notifications/WarningBanner.tsx')).WarningBanner,
  { opens: whenUsed },
);
const QueuePaused = latePart(
  async () => (await import('../../queue/QueuePaused.tsx')).QueuePaused,
  { opens: whenUsed },
);
