import { Readable } from 'node:stream';
import type { AppLoadContext } from '@remix-run/node';
import type { Request as HttpRequest, RequestHandler, Response as HttpResponse } from 'express';
import { KEPT_COOKIE } from '#app/platform/server/stashed-form/kept-input.server.ts';
import type { LimitName } from '#app/platform/server/http/rate-limits.server.ts';
import { readSession, stashForm } from '#app/platform/server/session/session.server.ts';
import { clientAddress } from './client-address.ts';
import { limitedPage } from './limited-page.ts';
import { limitOf } from './limited-requests.ts';
import { createPrivateLinks } from './private-links.ts';
import type { Services } from '../start/services.ts';

/** How often the log says that a limit is reached (milliseconds). */
const TELL_EVERY_MS = 60_000;

/** By whose address these count: nobody is signed in, or it does not matter who. */
const BY_ADDRESS: readonly LimitName[] = ['signIn', 'privateLink'];

/**
 * Keeps one person or one address from taking what belongs to all: sign-ins, saves, lookups that
 * cost money, searches, and guesses at private links. Who is over a limit is told so at once, and
 * when to try again; what was typed is kept for the page to come back to.
 *
 * @param contextOf what the session of a request is read with
 */
export function rateLimit(
  { config, limits, metrics, log }: Services,
  contextOf: (res: HttpResponse) => AppLoadContext,
): RequestHandler {
  const toldAt = new Map<LimitName, number>();
  const links = createPrivateLinks(config.rateLimits.privateLink);

  function note(limit: LimitName, by: 'person' | 'address'): void {
    metrics.countLimited(limit);
    const now = performance.now();
    if (now - (toldAt.get(limit) ?? Number.NEGATIVE_INFINITY) < TELL_EVERY_MS) return;
    toldAt.set(limit, now);
    log.warn({ limit, by }, 'limit reached');
  }

  async function refuse(req: HttpRequest, res: HttpResponse, waitS: number): Promise<void> {
    const isPage = req.get('Accept')?.includes('text/html') === true;
    res.status(429).setHeader('Retry-After', String(waitS));
    if (!isPage) {
      res.type('text').send('Too many requests\n');
      return;
    }
    let page = '';
    let isKept = false;
    if (req.method === 'POST') {
      const context = contextOf(res);
      const request = requestOf(req);
      page = await stashForm(request, await readSession(request, context), context);
      isKept = String(res.getHeader('Set-Cookie') ?? '').includes(KEPT_COOKIE);
    }
    res.type('html').send(limitedPage({ waitS, page, isKept }));
  }

  /**
   * Calendars of many people ask from one address, so only a link that nobody has counts, and only
   * once: calendars go on asking for links that have ended.
   *
   * @returns seconds to wait where the limit is reached
   */
  async function guess(req: HttpRequest, res: HttpResponse, who: string): Promise<number | null> {
    const { path } = req;
    if (links.isKnown(path)) return null;
    const closed = new Promise<void>((resolve) => res.once('close', resolve));
    const endTurn = await links.turn(who);
    void closed
      .then(async () => {
        const { statusCode, writableFinished } = res;
        if (writableFinished && (statusCode < 400 || statusCode === 404)) links.remember(path);
        if (!writableFinished || statusCode === 404) await limits.count('privateLink', who);
      })
      .finally(endTurn);
    return limits.look('privateLink', who);
  }

  async function limit(req: HttpRequest, res: HttpResponse, name: LimitName): Promise<boolean> {
    const uid = BY_ADDRESS.includes(name)
      ? undefined
      : (await readSession(requestOf(req, { isHeadOnly: true }), contextOf(res)))?.uid;
    const address = clientAddress(req, config);
    const who = uid === undefined ? address && `address ${address}` : `person ${uid}`;
    if (who === null) return false;

    const waitS = await (name === 'privateLink' ? guess(req, res, who) : limits.count(name, who));
    if (waitS === null) return false;
    note(name, uid === undefined ? 'address' : 'person');
    await refuse(req, res, waitS);
    return true;
  }

  return (req, res, next) => {
    const name = limitOf(req);
    if (name === null) next();
    else
      limit(req, res, name).then((isRefused) => {
        if (!isRefused) next();
      }, next);
  };
}

/** What the session is read from; with the form, unless only the head is wanted. */
function requestOf(req: HttpRequest, { isHeadOnly = false } = {}): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers))
    if (value !== undefined) headers.set(name, String(value));
  const url = new URL(req.originalUrl, 'http://hub');
  if (isHeadOnly || req.method === 'GET' || req.method === 'HEAD')
    return new Request(url, { headers });
  const body = Readable.toWeb(req) as ReadableStream;
  // The types of a browser do not know that Node wants to be told so.
  const init: RequestInit & { duplex: 'half' } = {
    method: req.method,
    headers,
    body,
    duplex: 'half',
  };
  return new Request(url, init);
}
