import {
  arriveInQueue,
  clearingTags,
  closeQueue,
  observeQueue,
  type QueueArrival,
  queueTimeLeft,
  type QueuePlace,
  reopenQueue,
} from '@applicant-hub/domain';
import { redirect } from '@remix-run/node';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { screens } from '#app/platform/paths/screens.ts';
import { findRedirectUrl } from '#app/platform/request/redirects/redirect-url.server.ts';
import { findRedirect } from '#app/platform/request/redirects/redirects.server.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { hasDebugArea } from '#app/platform/request/debug-cookie.server.ts';
import { recordNoQueue } from './ended.server.ts';
import { CHECK_PARAM, type QueueIntent } from './paths.ts';
import type { QueueStatus } from './news.ts';
import { findPlace, forgetPlace, keepPlace } from './place.server.ts';
import { storedTicket } from './tickets/stored-ticket.server.ts';
import { hasTickets, ticketStatus, waitsWithTicket } from './tickets/tickets.server.ts';

/**
 * Without page state, it is unknown whether there is still a queue. The page then waits at least
 * this long before its next request (milliseconds).
 */
const ASK_AGAIN_MS = 10_000;

export type QueueView =
  { state: 'waiting'; leftMs: number; now: number } | { state: 'done'; href: string };

/**
 * The last invalid link that was logged. Every page reads the same link, and would log it again.
 */
let refused = '';

/**
 * The destination of the clearing queue, as a path if it is a page of the hub. Empty if no queue is
 * known, or if the link is not allowed (AMB-82). A link that is not allowed is logged once.
 */
export function queueLink({ context, applicant }: RequestScope): string {
  const { timerLink } = applicant.pageState;
  if (timerLink === null || timerLink === '') return '';
  const allowed = findRedirectUrl(timerLink, context.config);
  const link = allowed === null ? null : findTarget(allowed, context.config);
  if (link === null && refused !== timerLink) {
    refused = timerLink;
    context.log.warn('ignoring invalid timerLink');
  }
  return link ?? '';
}

/**
 * Returns the destination of a link; null if the link leads to the queue itself, which would be a
 * loop. Short paths are replaced by the paths of their screens.
 */
function findTarget(link: string, { publicUrl, links }: HubConfig): string | null {
  const { origin, pathname, search } = new URL(link, publicUrl);
  if (origin !== publicUrl) return link;
  const path = plainPath(pathname);
  if (path.toLowerCase() === screens.queue) return null;
  if (path === '') return screens.hub + search;
  const moved = findRedirect(path, search, links);
  return moved?.startsWith('/') ? moved : path + search;
}

const plainPath = (pathname: string) => pathname.replace(/\/+$/, '');

/** Whether the tags rule out a queue, so that stored queue data can be deleted (CLT-9). */
export const isQueueOver = ({ applicant: { pageState, pageStateSource } }: RequestScope): boolean =>
  pageStateSource === 'published' &&
  pageState.timerLink === '' &&
  pageState.applyMode.ug !== null &&
  !clearingTags(pageState.applyMode.ug).includes('clearingTimer');

export async function queueStatus(call: RequestScope, link: string): Promise<QueueStatus | null> {
  if (link === '') {
    if (isQueueOver(call)) {
      recordNoQueue(call);
      forgetPlace(call);
      storedTicket.forget(call);
    }
    return null;
  }
  const status = await (hasTickets(call.context) ? ticketStatus : placeStatus)(call, link);
  return status.state === 'done' && isAt(link, call) ? null : status;
}

async function placeStatus(call: RequestScope, link: string): Promise<QueueStatus> {
  const place = await findPlace(call);
  if (place?.kind === 'closed') return { state: 'closed', leftMs: place.leftMs };
  return place?.kind === 'done' ? { state: 'done', href: link } : { state: 'begun' };
}

export async function hasToWait(call: RequestScope, link: string): Promise<boolean> {
  if (hasTickets(call.context)) return waitsWithTicket(call, link);
  return (await placeStatus(call, link)).state === 'begun';
}

/**
 * Opens the queue's screen on a first visit, on a return (a reload is also a return, AMB-81) or on
 * the page's own refresh.
 */
export async function loadQueue(call: RequestScope, link: string): Promise<QueueView> {
  const saved = await findPlace(call);
  const arrival = arrivalNow(call);
  const isLook = saved !== null && new URL(call.request.url).searchParams.has(CHECK_PARAM);
  if (link === '') return waitForPageState(call, saved, arrival);

  const place = isLook ? observeQueue(saved, arrival.now) : arriveInQueue(saved, arrival);
  if (place !== saved) await keepPlace(call, place);
  switch (place.kind) {
    case 'waiting':
      call.context.onQueue('waiting');
      return { state: 'waiting', leftMs: queueTimeLeft(place, arrival.now), now: arrival.now };
    case 'closed':
      throw redirect(screens.hub);
    case 'done':
      if (saved?.kind !== 'done') call.context.onQueue('admitted');
      // An applicant who was waiting until now first sees that the wait is over. All other
      // applicants are redirected at once (CLT-8).
      if (isLook && saved.kind === 'waiting') return { state: 'done', href: link };
      throw redirect(link);
  }
}

/** @returns the path to redirect to */
export async function changeQueue(call: RequestScope, intent: QueueIntent): Promise<string> {
  const saved = await findPlace(call);
  if (saved === null) return screens.queue;
  const arrival = arrivalNow(call);
  const place = intent === 'close' ? closeQueue(saved, arrival.now) : reopenQueue(saved, arrival);
  if (place !== saved) await keepPlace(call, place);
  // The minute for the return has already been added, so the redirect must not add another minute.
  return place.kind === 'closed' ? screens.hub : screens.queue;
}

/** Preserves the place of a waiting applicant while it is unknown whether there is a queue. */
function waitForPageState(
  { context, applicant: { pageState, pageStateSource } }: RequestScope,
  saved: QueuePlace | null,
  { now }: QueueArrival,
): QueueView {
  const isKnown = pageStateSource === 'published' && pageState.timerLink !== null;
  if (isKnown || saved?.kind !== 'waiting') throw redirect(screens.hub);
  context.onQueue('unknown');
  return { state: 'waiting', leftMs: Math.max(queueTimeLeft(saved, now), ASK_AGAIN_MS), now };
}

/** Uses the real clock. `context.now()` may be frozen, and then no wait would ever be over. */
const arrivalNow = ({ context, applicant }: RequestScope): QueueArrival => ({
  now: Date.now(),
  random: Math.random(),
  isDebug: hasDebugArea(context, applicant.pageState),
});

/** Editors may write a path in any letter case. */
const isSamePath = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function isAt(link: string, { request, context }: RequestScope): boolean {
  const { publicUrl } = context.config;
  const { origin, pathname } = new URL(link, publicUrl);
  return origin === publicUrl && isSamePath(pathname, new URL(request.url).pathname);
}
