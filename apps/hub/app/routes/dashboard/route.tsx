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
import { findRedirectUrl } from '../../links/redirect-url.server.ts';
import { NoticeArea } from '../../notices/NoticeArea.tsx';
import { pageNotice } from '../../notices/page-notice.server.ts';
import { warningOf } from '../../notifications/warning.server.ts';
import { forgetLeft } from '../../queue/local-left.ts';
import { isQueueOver, queueLink, queueNews } from '../../queue/queue.server.ts';
import { csrfToken } from '../../server/csrf.server.ts';
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

  // Whoever waits asks for nothing but the account and page state (decision 36).
  if (pathname === screens.queue) return { queueToken: csrfToken(applicant.session) };

  const [person, notice, offer, news] = await Promise.all([
    shellPerson(call),
    pageNotice(request, call),
    container === 'screen' ? overlayOffer(call) : null,
    container === 'onboarding' ? null : queueNews(call, timerLink),
  ]);
  return {
    queueToken: null,
    person,
    notice,
    news,
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
  const loaded = useLoaderData<typeof loader>();
  if (loaded.queueToken === null) return <Hub {...loaded} />;
  return (
    <FormTokenContext.Provider value={loaded.queueToken}>
      <Outlet />
    </FormTokenContext.Provider>
  );
}

type HubProps = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { queueToken: null }>;

function Hub({ person, notice, news, isQueueOver, warning, offer }: HubProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isQueueOver) forgetLeft();
  }, [isQueueOver]);
  return (
    <HubShell
      person={person}
      current={pathname}
      {...(wideScreens.includes(pathname) ? {} : { width: 'reading' })}
    >
      {warning && <WarningBanner {...warning} />}
      {news && <QueueBanner {...news} />}
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
const QueueBanner = latePart(
  async () => (await import('../../queue/QueueBanner.tsx')).QueueBanner,
  { opens: whenUsed },
);
