import { m } from '@applicant-hub/copy';
import { paths } from '#app/platform/paths/links.ts';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import {
  findStashedForm,
  stashedPage,
  popStashedForm,
} from '#app/platform/server/session/session.server.ts';
import type { PageNotice } from '#app/platform/browser/page/notice.ts';
import { findNotice } from './notices.server.ts';

/** Pages whose forms only contain buttons. Other pages restore their input themselves. */
const buttonPages: readonly string[] = [
  paths.todo,
  paths.arrange,
  paths.notifications,
  paths.adverts,
  paths.calendar,
  paths.support,
];

/**
 * The notice of a page: the notice that its address names (`?notice=`), if it belongs to the user;
 * otherwise a message if something was not saved because the session had expired.
 */
export async function pageNotice(request: Request, call: SessionScope): Promise<PageNotice | null> {
  const { pathname, searchParams } = new URL(request.url);
  const id = searchParams.get('notice');
  if (id !== null) {
    const notice = await findNotice(call, id);
    return notice && { ...notice, link: null };
  }

  const stashed = await findStashedForm(request, call.context);
  if (stashed === null) return null;
  const here = stashedPage(request.url);
  if (stashed.kind === 'text') {
    // A text is restored on its own page, which also reports it. All other pages need this notice.
    return stashed.page === here ? null : leftText(stashed.page);
  }
  if (pathname.startsWith(`${paths.hub}/`) && !buttonPages.includes(pathname)) return null;
  const taken = await popStashedForm(request, call.context, here);
  return taken && { ...notSaved, text: m.notices_session_lost(), link: null };
}

const notSaved = { id: '', tone: 'danger', canUndo: false } as const;

const leftText = (page: string): PageNotice => ({
  ...notSaved,
  text: m.notices_text_left(),
  link: { href: page, label: m.notices_text_left_open() },
});
