import { m } from '@applicant-hub/copy';
import { paths } from '../applicant/links.ts';
import type { AccountCall } from '../discovery/call.server.ts';
import { draftFields } from '../drafts/fields.ts';
import { takeKeptInput } from '../server/session.server.ts';
import { keptOnDashboard } from './kept-on-dashboard.server.ts';
import { findNotice, type NoticeView } from './notices.server.ts';

/** Pages whose forms are buttons; others take back by themselves what was typed there. */
const buttonPages: readonly string[] = [paths.todo, paths.arrange];

/**
 * The notice of a page: the one that its address names (`?notice=`), if it is this person's, or that
 * a change was not made because the session had ended.
 */
export async function pageNotice(request: Request, call: AccountCall): Promise<NoticeView | null> {
  const { pathname, searchParams } = new URL(request.url);
  const id = searchParams.get('notice');
  if (id !== null) return findNotice(call, id);

  if (pathname.startsWith(`${paths.hub}/`) && !buttonPages.includes(pathname)) return null;
  const kept = await (pathname === paths.hub
    ? keptOnDashboard({ request, context: call.context })
    : takeKeptInput(request, call.context, pathname));
  // A text is filled in again, and says so itself.
  if (kept === null || draftFields.draft in kept) return null;
  return { id: '', tone: 'danger', text: m.notices_session_lost(), canUndo: false };
}
