import type { LoaderFunctionArgs } from '@remix-run/node';
import { idOfFile } from '#app/platform/paths/calendar-path.ts';
import { isLinkToken } from '#app/platform/paths/link-token.ts';
import { feedFile } from '../feed.server.ts';
import { icsAnswer } from '../ics.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

/** When a calendar may ask again after a failure (seconds). */
const RETRY_S = 60 * 60;

/**
 * The dates of whoever made a private link, for their other calendar (EXT-7). No session is needed
 * and none is read: the token in the address is all. Like every answer of the hub it is not cached,
 * so a link that is stopped stops at once.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = idOfFile(params['file']);
  const feed = isLinkToken(token) ? await feedFile(context, token) : null;
  if (feed?.outcome === 'file') {
    return icsAnswer(feed.text, 'application-dates.ics', 'inline');
  }
  if (feed?.outcome === 'failed') {
    return new Response(null, { status: 503, headers: { 'Retry-After': String(RETRY_S) } });
  }
  return new Response(null, { status: 404 });
}

export const action = methodNotAllowed;
