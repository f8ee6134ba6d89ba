import { randomInt } from 'node:crypto';
import type { Collection, Records } from '#src/store/records.ts';
import { type Line, moveOn } from './line.ts';

export interface Queue extends Line {
  /** Epoch milliseconds. */
  readonly opensAt: number;
  /** The rate that an operator set; null when the measured rate applies. */
  readonly pinned: number | null;
  /** Whether the places of early users have been drawn. */
  readonly isDrawn: boolean;
  readonly isOver: boolean;
}

/** A stored ticket. */
export interface StoredPlace {
  readonly id: string;
  readonly event: string;
  /** Null until the places are drawn. */
  readonly number: number | null;
  /** Time of the ticket's turn (epoch milliseconds); null before the turn. */
  readonly turnAt: number | null;
  readonly isTaken: boolean;
}

interface QueueRecords {
  readonly queues: Collection<Queue>;
  /** Tickets of each account by event. */
  readonly tickets: Collection<StoredPlace>;
  /** The account that holds each number in the queue for an event. */
  readonly numbers: Collection<string>;
  /** The accounts that arrived before an event opened. */
  readonly early: Collection<string>;
}

export const recordsOfQueues = (records: Records): QueueRecords => ({
  queues: records.collection('queue', 'queue'),
  tickets: records.collection('queue', 'ticket'),
  numbers: records.collection('queue', 'number'),
  early: records.collection('queue', 'early'),
});

const QUEUE = 'line';

/**
 * @param now epoch milliseconds
 * @param pace measured number of admissions per minute
 */
export function queuesOf(
  { queues, tickets, numbers, early }: QueueRecords,
  now: () => number,
  pace: () => number,
) {
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

  /**
   * Returns the current state of a queue. Opens the queue when its opening time has passed, and
   * updates the line.
   */
  function find(event: string): Queue | null {
    const queue = queues.find(ownerOf(event), QUEUE);
    if (queue === null || now() < queue.opensAt) return queue;
    const drawn = queue.isDrawn ? queue : draw(event, queue);
    const moved = moveOn(drawn, now());
    const perMinute = drawn.pinned ?? pace();
    // A read writes only if a number had its turn, the places were drawn or the rate changed.
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

  function setNumber(account: string, ticket: StoredPlace & { number: number }): void {
    tickets.put(account, ticket.event, ticket);
    numbers.put(ownerOf(ticket.event), String(ticket.number), account);
  }

  /** Creates a ticket with the next number, or without a number before the queue opens. */
  function issue(account: string, event: string, id: string, queue: Queue): StoredPlace {
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

  return { find, keep, issue };
}

/** Owner of records that belong to an event instead of an account. */
export const ownerOf = (event: string) => `queue of ${event}`;

function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
