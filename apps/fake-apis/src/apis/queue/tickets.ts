import { randomInt, randomUUID } from 'node:crypto';
import type { HeldTicket, QueueTicket } from '@applicant-hub/domain';
import type { Records } from '#src/store/records.ts';
import { admitMore, type Line, minutesTo, moveOn, placeOf } from './line.ts';

/** How long a turn that nobody takes is kept (milliseconds). */
const GRACE_MS = 10 * 60_000;

/** The queue of one event. */
interface Queue extends Line {
  /** Epoch milliseconds. */
  readonly opensAt: number;
  /** What an operator has said of the pace; null where it goes by what is measured. */
  readonly pinned: number | null;
  /** Whether the places of those who came early are drawn. */
  readonly isDrawn: boolean;
  readonly isOver: boolean;
}

/** A ticket as it is kept. */
interface Kept {
  readonly id: string;
  readonly event: string;
  /** Null until the places are drawn. */
  readonly number: number | null;
  /** When its turn came (epoch milliseconds). */
  readonly turnAt: number | null;
  readonly isTaken: boolean;
}

/** What an operator of a queue decides; what is left out stays. */
interface QueueChange {
  /** Epoch milliseconds; at once where nobody says. */
  readonly opensAt?: number | undefined;
  /** How many are admitted in a minute; null: as many as is measured, as it is at first. */
  readonly perMinute?: number | null | undefined;
  readonly isOver?: boolean | undefined;
  /** So many more people come, of whom nothing is known. */
  readonly join?: number | undefined;
  /** So many more are admitted at once. */
  readonly admit?: number | undefined;
}

/** The tickets of all events. Every call is for a transaction: each may write. */
export interface Tickets {
  /** Null where nobody has made a queue for the event. */
  take: (account: string, event: string) => QueueTicket | null;
  /** Null where there is no such ticket any more. */
  look: (account: string, id: string) => QueueTicket | null;
  /** All tickets of an account. */
  list: (account: string) => HeldTicket[];
  /** Deletes all tickets of an account; the places of others stay as they are. */
  deleteAll: (account: string) => void;
  /** Changes a queue; makes it where there is none. */
  change: (event: string, change: QueueChange) => void;
  /** Makes a queue anew, with nobody in it. */
  renew: (event: string, change: QueueChange) => void;
  /**
   * Gives somebody a new ticket with this id.
   *
   * @param turnAt when its turn came (epoch milliseconds)
   */
  put: (account: string, event: string, id: string, turnAt?: number) => void;
}

/**
 * @param now epoch milliseconds
 * @param pace how many may be admitted in a minute, as it is measured
 */
export function ticketsOf(records: Records, now: () => number, pace: () => number): Tickets {
  const queues = records.collection<Queue>('queue', 'queue');
  /** By their events, for each account. */
  const tickets = records.collection<Kept>('queue', 'ticket');
  /** Whose the numbers of an event are, and who came before it opened: those are named by accounts. */
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

  /** The queue of an event as it is now: opened when it is time, and moved on since. */
  function find(event: string): Queue | null {
    const queue = queues.find(ownerOf(event), QUEUE);
    if (queue === null || now() < queue.opensAt) return queue;
    const drawn = queue.isDrawn ? queue : draw(event, queue);
    const moved = moveOn(drawn, now());
    const perMinute = drawn.pinned ?? pace();
    // A look that moves nothing writes nothing.
    return moved.turns.length === 0 && drawn === queue && perMinute === drawn.perMinute
      ? { ...drawn, ...moved.line }
      : keep(event, { ...moved, line: { ...moved.line, perMinute } }, drawn);
  }

  /** Gives all who came early their numbers, in an order by chance. */
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

  /** A new ticket: with the next number, or without one before the queue opens. */
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

/** What belongs to an event and to no account. */
const ownerOf = (event: string) => `queue of ${event}`;

function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
