import { createHash, randomUUID } from 'node:crypto';
import type { HubContext } from '#app/platform/server/context.server.ts';
import { cookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';
import { type HubSession, sessionEndsIn } from './session.server.ts';

/**
 * Name of the cookie that identifies the current session to the scripts of a page. It is not
 * secret.
 */
const MARK_COOKIE = 'hub-mark';

/** The mark while no user is signed in, in a browser that runs scripts. */
const SIGNED_OUT = 'nobody';

export interface PageMark {
  /** The mark of the session, to be set by the page's script. */
  cookie: string;
  /**
   * Whether this browser is known to run scripts: its request has the mark of this session, and
   * browsers without scripts never receive a mark.
   */
  isGuarded: boolean;
}

export function pageMark(request: Request, session: HubSession, context: HubContext): PageMark {
  const { config } = context;
  const own = markOf(session.sid);
  const known = markIn(request, context);
  const isGuarded = known?.startsWith(own) ?? false;
  const endsIn = sessionEndsIn(session);
  return {
    cookie: cookie(config, MARK_COOKIE, isGuarded ? (known ?? own) : own, {
      ...(endsIn === null ? {} : { maxAge: Math.ceil(endsIn / 1000) }),
      forScripts: true,
    }),
    isGuarded,
  };
}

/** Called at a sign-in, so that earlier pages of other users are no longer shown. */
export function passMark(request: Request, sid: string, context: HubContext): void {
  const own = markOf(sid);
  if (!markIn(request, context)?.startsWith(own)) setMark(request, own, context);
}

/** Called at a sign-out, so that earlier pages are no longer shown. */
export function endMark(request: Request, context: HubContext): void {
  setMark(request, SIGNED_OUT, context);
}

/** Called after a deletion of data, so that earlier pages are reloaded. */
export function renewMark(request: Request, { sid }: HubSession, context: HubContext): void {
  setMark(request, `${markOf(sid)}.${randomUUID()}`, context);
}

/**
 * Sets the mark, but only in a browser that already has a mark. Any other browser might not run
 * scripts.
 */
function setMark(request: Request, mark: string, context: HubContext): void {
  if (markIn(request, context) === undefined) return;
  context.setCookie(cookie(context.config, MARK_COOKIE, mark, { forScripts: true }));
}

const markIn = (request: Request, { config }: HubContext): string | undefined =>
  readCookies(request, config).get(MARK_COOKIE);

const markOf = (sid: string): string =>
  createHash('sha256').update(`mark:${sid}`).digest('base64url').slice(0, 12);
