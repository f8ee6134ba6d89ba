import { containerState } from '@applicant-hub/domain';
import { redirect } from '@remix-run/node';
import { isShownFirst } from '#app/platform/flash/notices.server.ts';
import { screens } from '#app/platform/paths/screens.ts';
import { isFromOpenPage } from '#app/platform/request/open-page.server.ts';
import { findRedirectUrl } from '#app/platform/request/redirects/redirect-url.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { hasToWait, queueLink } from './queue.server.ts';

/**
 * Redirects applicants who have to wait from the screens of the dashboard to the queue, before any
 * data is loaded for them (SH-43, decision 36). Applicants in the middle of a task are not
 * redirected. Their page shows that there is a queue now.
 *
 * @throws a redirect to the queue
 */
export async function requireQueueClearance(call: RequestScope): Promise<void> {
  const { request, context, applicant } = call;
  if ((applicant.pageState.timerLink ?? '') === '') return;
  const { pathname, searchParams } = new URL(request.url);
  if (!isScreen(pathname) || context.isForm || isReload(request)) return;
  // A redirect to another site takes precedence (SH-46). A page with a new notice is shown once
  // before the queue, so that the change can be undone.
  if (findRedirectUrl(searchParams.get('redirectUrl'), context.config) !== null) return;
  const notice = searchParams.get('notice');
  if (notice !== null && (await isShownFirst(call, notice))) return;

  const timerLink = queueLink(call);
  const studyLevel = applicant.personalisation.savedStudyLevel;
  if (containerState({ settingsLoaded: true, studyLevel, timerLink }) !== 'timer') return;
  if (await hasToWait(call, timerLink)) {
    context.onQueue('held');
    throw redirect(screens.queue);
  }
}

/**
 * Whether a path is a screen of the dashboard that is behind the queue. Files are not behind it,
 * because applicants with an open page need them.
 */
const isScreen = (pathname: string) =>
  (pathname === screens.hub || pathname.startsWith(`${screens.hub}/`)) &&
  pathname !== screens.queue &&
  !/\.\w+$/.test(pathname);

/** Whether a script of an open page requests the same page again. */
function isReload({ headers, url }: Request): boolean {
  const page = URL.parse(headers.get('Referer') ?? '');
  const { host, pathname } = new URL(url);
  return (
    isFromOpenPage((name) => headers.get(name), host) &&
    page?.host === host &&
    page.pathname === pathname
  );
}
