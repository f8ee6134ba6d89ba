import { randomInt, randomUUID } from 'node:crypto';
import type { HeldTicket, QueueTicket } from '@applicant-hub/domain';
import type { Records } from '#src/store/records.ts';
import { admitMore, type Line, minutesTo, moveOn, placeOf } from './line.ts';

/** Milliseconds until an unused turn expires. */
const GRACE_MS = 10 * 60_000;

/** The queue of one event. */
interface Queue extends Line {
  /** Epoch milliseconds. */
  readonly opensAt: number;
  /** The rate that an operator set; null when the measured rate applies. */
  readonly pinned: number | null;
  /** Whether the places of early users have been drawn. */
  readonly isDrawn: boolean;
  readonly isOver: boolean;
}

/** A ticket as it is stored. */
interface Kept {
  readonly id: string;
  readonly event: string;
  /** Null until the places are drawn. */
  readonly number: number | null;
  /** Time of its turn (epoch milliseconds). */
  readonly turnAt: number | null;
  readonly isTaken: boolean;
}

/** Settings of a queue by its operator; missing settings stay unchanged. */
interface QueueChange {
  /** Epoch milliseconds; at once by default. */
  readonly opensAt?: number | undefined;
  /** Admissions per minute; null (the initial value) for the measured rate. */
  readonly perMinute?: number | null | undefined;
  readonly isOver?: boolean | undefined;
  /** Number of anonymous users who join the queue. */
  readonly join?: number | undefined;
  /** Number of users who are admitted at once. */
  readonly admit?: number | undefined;
}

/** The tickets of all events. Every call may write, so each must run in a transaction. */
export interface Tickets {
  /** Null when the event has no queue. */
  take: (account: string, event: string) => QueueTicket | null;
  /** Null when the ticket does not exist or has expired. */
  look: (account: string, id: string) => QueueTicket | null;
  /** All tickets of an account. */
  list: (account: string) => HeldTicket[];
  /** Deletes all tickets of an account; the places of others stay the same. */
  deleteAll: (account: string) => void;
  /** Changes a queue, or creates it. */
  change: (event: string, change: QueueChange) => void;
  /** Creates the queue again, with no users in it. */
  renew: (event: string, change: QueueChange) => void;
  /**
   * Gives an account a new ticket with this id.
   *
   * @param turnAt time of its turn (epoch milliseconds)
   */
  put: (account: string, event: string, id: string, turnAt?: number) => void;
}

/**
 * @param now epoch milliseconds
 * @param pace measured number of admissions per minute
 */
export function ticketsOf(records: Records, now: () => number, pace: () => number): Tickets {
  const queues = records.collection<Queue>('queue', 'queue');
  /** Tickets of each account by event. */
  const tickets = records.collection<Kept>('queue', 'ticket');
  /**
   * The owner of each number of an event. Users who arrived before the opening are stored by
   * account.
   */
  const numbers = records.collection<string>('queue', 'number');
  const early = records.collection<string>('queue', 'early');
  const QUEUE = 'line';

  function keep(event: string, { line, turns }: ReturnType<typeof moveOn>, queue: Queue): Queue {
    for (const [number, turnAt] of turns) {
      const account = numbers.find(ownerOf(event), String(number));
      const ticket = account === null ? null : tickets.find(account, event);
      if (account !== null && ticket?.number === number) {
        tickets.put(account, event, { ...ticket, turnAt });
      }
    }
    const moved = { ...queue, ...line };
    queues.put(ownerOf(event), QUEUE, moved);
    return moved;
  }

  /** The current state of a queue: opened when it is time, and moved on to the current time. */
  function find(event: string): Queue | null {
    const queue = queues.find(ownerOf(event), QUEUE);
    if (queue === null || now() < queue.opensAt) return queue;
    const drawn = queue.isDrawn ? queue : draw(event, queue);
    const moved = moveOn(drawn, now());
    const perMinute = drawn.pinned ?? pace();
    // A read that moves nothing writes nothing.
    return moved.turns.length === 0 && drawn === queue && perMinute === drawn.perMinute
      ? { ...drawn, ...moved.line }
      : keep(event, { ...moved, line: { ...moved.line, perMinute } }, drawn);
  }

  /** Gives numbers to all early users in random order. */
  function draw(event: string, queue: Queue): Queue {
    const there = shuffled(early.list(ownerOf(event)));
    early.clear(ownerOf(event));
    there.forEach((account, index) => {
      const ticket = tickets.find(account, event);
      if (ticket !== null) setNumber(account, { ...ticket, number: queue.given + index + 1 });
    });
    return { ...queue, given: queue.given + there.length, isDrawn: true, at: queue.opensAt };
  }

  function setNumber(account: string, ticket: Kept & { number: number }): void {
    tickets.put(account, ticket.event, ticket);
    numbers.put(ownerOf(ticket.event), String(ticket.number), account);
  }

  /** A new ticket: with the next number, or without a number before the queue opens. */
  function issue(account: string, event: string, id: string, queue: Queue): Kept {
    const ticket = { id, event, number: null, turnAt: null, isTaken: false };
    if (!queue.isDrawn) {
      tickets.put(account, event, ticket);
      early.put(ownerOf(event), account, account);
      return ticket;
    }
    const numbered = { ...ticket, number: queue.given + 1 };
    setNumber(account, numbered);
    queues.put(ownerOf(event), QUEUE, { ...queue, given: numbered.number });
    return numbered;
  }

  const hasLapsed = ({ turnAt, isTaken }: Kept) =>
    turnAt !== null && !isTaken && now() - turnAt > GRACE_MS;

  function told({ id, number: own, turnAt }: Kept, queue: Queue): QueueTicket {
    if (queue.isOver || turnAt !== null) return { state: 'admitted', id };
    if (own === null) return { state: 'early', id, opensAt: new Date(queue.opensAt).toISOString() };
    const place = placeOf(own, queue);
    return { state: 'waiting', id, place, minutes: minutesTo(place, queue, now()) };
  }

  const all: Tickets = {
    take(account, event) {
      const queue = find(event);
      if (queue === null) return null;
      const kept = tickets.find(account, event);
      const isGood = kept !== null && !hasLapsed(kept);
      const ticket = isGood ? kept : issue(account, event, randomUUID(), queue);
      if (ticket.turnAt !== null && !ticket.isTaken) {
        tickets.put(account, event, { ...ticket, isTaken: true });
      }
      return told(ticket, queue);
    },
    look(account, id) {
      const known = tickets.list(account).find((ticket) => ticket.id === id);
      const queue = known === undefined ? null : find(known.event);
      if (known === undefined || queue === null) return null;
      // Its turn may have come just now.
      const ticket = tickets.find(account, known.event) ?? known;
      return hasLapsed(ticket) ? null : told(ticket, queue);
    },
    list: (account) =>
      tickets.list(account).map(({ event }) => {
        const queue = find(event);
        const ticket = tickets.find(account, event);
        if (queue === null || ticket === null) throw new TypeError('a ticket has a queue');
        if (hasLapsed(ticket)) return { id: ticket.id, event, state: 'lapsed', place: null };
        const { id, state, ...rest } = told(ticket, queue);
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
        const somebody = randomUUID();
        early.put(ownerOf(event), somebody, somebody);
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

const fresh = {
  perMinute: 0,
  pinned: null,
  given: 0,
  passed: 0,
  turns: [],
  isDrawn: false,
  isOver: false,
};

/** Owner of records that belong to an event instead of an account. */
const ownerOf = (event: string) => `queue of ${event}`;

function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
