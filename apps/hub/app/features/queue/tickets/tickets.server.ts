import { defaultApplyLinksStudyYear, newerTicket, type QueueTicket } from '@applicant-hub/domain';
import type { AppLoadContext } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { readOptions } from '#app/platform/request/call.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { screens } from '#app/platform/paths/screens.ts';
import type { QueueStatus } from '../news.ts';
import type { QueueIntent } from '../paths.ts';
import type { QueueScope } from '../queue-cookie.server.ts';
import { storedTicket, type StoredTicket } from './stored-ticket.server.ts';
import type { TicketNews } from './news.ts';

export type TicketView =
  | { state: 'ticket'; news: TicketNews; studyYear: number }
  | { state: 'done'; href: string; studyYear: number };

/**
 * Whether the queue API assigns places (decision 54). If it does not, each browser has a random
 * wait.
 */
export const hasTickets = ({ clients }: Pick<AppLoadContext, 'clients'>): boolean =>
  clients.queue !== null;

/**
 * Whether the applicant has to wait with a ticket for the current event. Stores the event in the
 * browser, because the queue's own page requests only the ticket.
 *
 * @param link the destination of the queue
 */
export async function waitsWithTicket(call: RequestScope, link: string): Promise<boolean> {
  const { session, pageState, personalisation } = call.applicant;
  const stored = await storedTicket.find(call);
  if (stored?.event === pageState.timerLink) return !stored.isClosed && !isAdmitted(stored);
  await storedTicket.keep(call, {
    uid: session.uid,
    event: pageState.timerLink ?? link,
    link,
    studyYear: personalisation.savedStudyYear ?? defaultApplyLinksStudyYear,
    ticket: null,
    toldAt: null,
    isRenewed: false,
    isClosed: false,
  });
  return true;
}

/**
 * The ticket status for every screen except the queue's own screen. It is only fetched for
 * applicants who closed the queue.
 */
export async function ticketStatus(call: RequestScope, link: string): Promise<QueueStatus> {
  const stored = await storedTicket.find(call);
  if (stored?.event !== call.applicant.pageState.timerLink) return { state: 'begun' };
  if (isAdmitted(stored)) return { state: 'done', href: link };
  if (!stored.isClosed) return { state: 'begun' };
  const news = await lookAgain(call, stored);
  return news === 'admitted' ? { state: 'done', href: link } : { state: 'left', news };
}

/**
 * Opens the queue's screen for an applicant with a ticket. A reload only reads the ticket, and does
 * not change the place (EXT-28).
 *
 * @throws a redirect to the hub, which decides whether there is a queue, or to the destination
 */
export async function loadTicket(call: QueueScope): Promise<TicketView> {
  const stored = await storedTicket.find(call);
  if (stored === null || stored.isClosed) throw redirect(screens.hub);
  const { link, studyYear } = stored;
  if (isAdmitted(stored)) throw redirect(link);
  const news = await lookAgain(call, stored);
  if (news !== 'admitted') {
    call.context.onQueue(news.isCurrent ? 'waiting' : 'unknown');
    return { state: 'ticket', news, studyYear };
  }
  // An applicant who was waiting until now first sees that the wait is over. All other applicants
  // are redirected at once (CLT-8).
  if (stored.ticket === null) throw redirect(link);
  return { state: 'done', href: link, studyYear };
}

export async function changeTicket(call: QueueScope, intent: QueueIntent): Promise<string> {
  const stored = await storedTicket.find(call);
  if (stored === null) return screens.hub;
  const isClosed = intent === 'close';
  await storedTicket.keep(call, { ...stored, isClosed });
  return isClosed ? screens.hub : screens.queue;
}

const isAdmitted = ({ ticket }: StoredTicket): boolean => ticket?.state === 'admitted';

/** Fetches the current ticket. Without a response, the last known ticket is used. */
async function lookAgain(call: QueueScope, stored: StoredTicket): Promise<TicketNews | 'admitted'> {
  const received = await ask(call, stored);
  const now = received === null ? stored : after(stored, received);
  if (received !== null) await storedTicket.keep(call, now);
  const { ticket, toldAt: loggedAt, isRenewed } = now;
  if (ticket?.state === 'admitted') {
    call.context.onQueue('admitted');
    return 'admitted';
  }
  return { ticket, toldAt: loggedAt, isCurrent: received !== null, isRenewed };
}

const after = (stored: StoredTicket, received: QueueTicket): StoredTicket => ({
  ...stored,
  ticket: newerTicket(stored.ticket, received),
  toldAt: Date.now(),
  isRenewed: stored.isRenewed || (stored.ticket !== null && stored.ticket.id !== received.id),
});

/** @returns null when there is no response in time; the clients log the failure */
async function ask(call: QueueScope, { event, ticket }: StoredTicket): Promise<QueueTicket | null> {
  const { queue } = call.context.clients;
  if (queue === null) return null;
  const seen = ticket && (await queue.look(readOptions(call), ticket.id));
  if (seen?.ok === false) return null;
  const found = seen?.value ?? null;
  if (found !== null && found.state !== 'admitted') return found;
  // The applicant has no ticket yet, the ticket has expired, or the applicant is admitted. If this
  // request fails, an admitted ticket is still valid.
  const taken = await queue.take(readOptions(call), event);
  return taken.ok ? taken.value : found;
}
