import { randomUUID } from 'node:crypto';
import type { HeldTicket, QueueTicket } from '@applicant-hub/domain';
import type { Records } from '#src/store/records.ts';
import { admitMore, minutesTo, placeOf } from './line.ts';
import { type StoredPlace, ownerOf, type Queue, queuesOf, recordsOfQueues } from './queues.ts';

/** Milliseconds until an unused turn expires. */
const GRACE_MS = 10 * 60_000;

/** Queue settings from an operator; missing settings are not changed. */
interface QueueChange {
  /** Epoch milliseconds; the current time by default. */
  readonly opensAt?: number | undefined;
  /** Admissions per minute; null, the initial value, means the measured rate. */
  readonly perMinute?: number | null | undefined;
  readonly isOver?: boolean | undefined;
  /** Number of anonymous users to add to the queue. */
  readonly join?: number | undefined;
  /** Number of users to admit immediately. */
  readonly admit?: number | undefined;
}

/** The tickets of all events. Every call may write, so each must run in a transaction. */
export interface Tickets {
  /** Null when the event has no queue. */
  take: (account: string, event: string) => QueueTicket | null;
  /** Null when the ticket does not exist or has expired. */
  findOne: (account: string, id: string) => QueueTicket | null;
  list: (account: string) => HeldTicket[];
  /** Deletes all tickets of an account; the places of other accounts do not change. */
  deleteAll: (account: string) => void;
  /** Changes a queue, or creates it. */
  change: (event: string, change: QueueChange) => void;
  /** Recreates the queue without users. */
  renew: (event: string, change: QueueChange) => void;
  /**
   * Gives an account a new ticket.
   *
   * @param turnAt time of the ticket's turn (epoch milliseconds)
   */
  put: (account: string, event: string, id: string, turnAt?: number) => void;
}

/**
 * @param now epoch milliseconds
 * @param pace measured number of admissions per minute
 */
export function ticketsOf(records: Records, now: () => number, pace: () => number): Tickets {
  const stored = recordsOfQueues(records);
  const { queues, tickets, numbers, early } = stored;
  const { find, keep, issue } = queuesOf(stored, now, pace);

  const hasLapsed = ({ turnAt, isTaken }: StoredPlace) =>
    turnAt !== null && !isTaken && now() - turnAt > GRACE_MS;

  const all: Tickets = {
    take(account, event) {
      const queue = find(event);
      if (queue === null) return null;
      const saved = tickets.find(account, event);
      const isGood = saved !== null && !hasLapsed(saved);
      const ticket = isGood ? saved : issue(account, event, randomUUID(), queue);
      if (ticket.turnAt !== null && !ticket.isTaken) {
        tickets.put(account, event, { ...ticket, isTaken: true });
      }
      return ticketFor(ticket, queue, now());
    },
    findOne(account, id) {
      const known = tickets.list(account).find((ticket) => ticket.id === id);
      const queue = known === undefined ? null : find(known.event);
      if (known === undefined || queue === null) return null;
      // Reading the queue may have updated the ticket: its turn may just have started.
      const ticket = tickets.find(account, known.event) ?? known;
      return hasLapsed(ticket) ? null : ticketFor(ticket, queue, now());
    },
    list: (account) =>
      tickets.list(account).map(({ event }) => {
        const queue = find(event);
        const ticket = tickets.find(account, event);
        if (queue === null || ticket === null) throw new TypeError('a ticket has a queue');
        if (hasLapsed(ticket)) return { id: ticket.id, event, state: 'lapsed', place: null };
        const { id, state, ...rest } = ticketFor(ticket, queue, now());
        return { id, event, state, place: 'place' in rest ? rest.place : null };
      }),
    deleteAll(account) {
      for (const { event, number } of tickets.list(account)) {
        early.remove(ownerOf(event), account);
        if (number !== null) numbers.remove(ownerOf(event), String(number));
      }
      tickets.clear(account);
    },
    change(event, { join = 0, admit = 0, opensAt, perMinute, isOver }) {
      const queue = find(event) ?? { ...fresh, opensAt: now(), at: now() };
      const pinned = perMinute === undefined ? queue.pinned : perMinute;
      const changed = {
        ...queue,
        given: queue.given + (queue.isDrawn ? join : 0),
        opensAt: opensAt ?? queue.opensAt,
        pinned,
        perMinute: pinned ?? pace(),
        isOver: isOver ?? queue.isOver,
      };
      for (let more = queue.isDrawn ? 0 : join; more > 0; more -= 1) {
        const applicant = randomUUID();
        early.put(ownerOf(event), applicant, applicant);
      }
      keep(event, admitMore(changed, admit), changed);
    },
    renew(event, change) {
      for (const each of [queues, numbers, early]) each.clear(ownerOf(event));
      all.change(event, change);
    },
    put(account, event, id, turnAt) {
      const queue = find(event);
      if (queue === null) return;
      const ticket = issue(account, event, id, queue);
      if (turnAt !== undefined) tickets.put(account, event, { ...ticket, turnAt });
    },
  };
  return all;
}

function ticketFor(
  { id, number: own, turnAt }: StoredPlace,
  queue: Queue,
  now: number,
): QueueTicket {
  if (queue.isOver || turnAt !== null) return { state: 'admitted', id };
  if (own === null) return { state: 'early', id, opensAt: new Date(queue.opensAt).toISOString() };
  const place = placeOf(own, queue);
  return { state: 'waiting', id, place, minutes: minutesTo(place, queue, now) };
}

const fresh = {
  perMinute: 0,
  pinned: null,
  given: 0,
  passed: 0,
  turns: [],
  isDrawn: false,
  isOver: false,
};
