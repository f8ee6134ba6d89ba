import { Readable } from 'node:stream';
import type { AppLoadContext } from '@remix-run/node';
import type { Request as HttpRequest, RequestHandler, Response as HttpResponse } from 'express';
import { STASH_COOKIE } from '#app/platform/server/session/stashed-form.server.ts';
import type { LimitName } from '#app/platform/server/config/config.server.ts';
import { readSession, stashForm } from '#app/platform/server/session/session.server.ts';
import { clientAddress } from './client-address.ts';
import { pageLanguageOf } from '../pages/choose-language.ts';
import { limitedPage } from './limited-page.ts';
import { limitOf } from './limited-requests.ts';
import { createPrivateLinks } from './private-links.ts';
import type { Services } from '../start/services.ts';

/** Minimum interval between log lines about the same limit (milliseconds). */
const LOG_EVERY_MS = 60_000;

/** Limits that are counted per address, because the user is unknown or irrelevant. */
const BY_ADDRESS: readonly LimitName[] = ['signIn', 'privateLink'];

/**
 * Prevents one user or address from using up shared resources: sign-ins, saves, look-ups that cost
 * money, searches, and guesses at private links. A request over the limit is refused at once, and
 * the response states when to try again. The input of a refused form is stored so that the page can
 * restore it.
 */
export function rateLimit(
  { config, limits, metrics, log }: Services,
  contextOf: (res: HttpResponse) => AppLoadContext,
): RequestHandler {
  const loggedAt = new Map<LimitName, number>();
  const links = createPrivateLinks(config.rateLimits.privateLink);

  function note(limit: LimitName, by: 'person' | 'address'): void {
    metrics.countLimited(limit);
    const now = performance.now();
    if (now - (loggedAt.get(limit) ?? Number.NEGATIVE_INFINITY) < LOG_EVERY_MS) return;
    loggedAt.set(limit, now);
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
    let isStashed = false;
    if (req.method === 'POST') {
      const context = contextOf(res);
      const request = requestOf(req);
      page = await stashForm(request, await readSession(request, context), context);
      isStashed = String(res.getHeader('Set-Cookie') ?? '').includes(STASH_COOKIE);
    }
    res.type('html').send(limitedPage({ in: pageLanguageOf(res), waitS, page, isStashed }));
  }

  /**
   * Many users' calendar apps share one address. Therefore only links that do not exist are
   * counted. Each of these is counted once, because calendar apps continue to request expired
   * links.
   *
   * @returns seconds to wait if the limit is reached
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
    return limits.peek('privateLink', who);
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

/** A request from which the session can be read. It has no body if `isHeadOnly` is set. */
function requestOf(req: HttpRequest, { isHeadOnly = false } = {}): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers))
    if (value !== undefined) headers.set(name, String(value));
  const url = new URL(req.originalUrl, 'http://hub');
  if (isHeadOnly || req.method === 'GET' || req.method === 'HEAD')
    return new Request(url, { headers });
  const body = Readable.toWeb(req) as ReadableStream;
  // Node requires `duplex`, which the browser's types do not contain.
  const init: RequestInit & { duplex: 'half' } = {
    method: req.method,
    headers,
    body,
    duplex: 'half',
  };
  return new Request(url, init);
}
