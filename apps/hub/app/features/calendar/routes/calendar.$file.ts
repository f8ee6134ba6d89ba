import type { LoaderFunctionArgs } from '@remix-run/node';
import { idOfFile } from '#app/platform/paths/calendar-path.ts';
import { isLinkToken } from '#app/platform/paths/link-token.ts';
import { feedFile } from '../files/feed.server.ts';
import { icsResponse } from '../files/ics.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

/** When a calendar may retry after a failure (seconds). */
const RETRY_S = 60 * 60;

/**
 * Returns the dates of the user who owns a private link, for another calendar (EXT-7). The token in
 * the URL is the only credential: no session is read. The response is not cached, like all of the
 * hub's responses, so a stopped link stops working immediately.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = idOfFile(params['file']);
  const feed = isLinkToken(token) ? await feedFile(context, token) : null;
  if (feed?.outcome === 'file') {
    return icsResponse(feed.text, 'application-dates.ics', 'inline');
  }
  if (feed?.outcome === 'failed') {
    return new Response(null, { status: 503, headers: { 'Retry-After': String(RETRY_S) } });
  }
  return new Response(null, { status: 404 });
}

export const action = methodNotAllowed;
