/** How many minutes a wait is likely to take: from so many to so many. */
export interface MinutesRange {
  readonly from: number;
  readonly to: number;
}

/** Somebody's ticket for one event, as the queue API last told of it (decision 54). */
export type QueueTicket =
  /**
   * The queue opens later, and then draws the places of all who are there. `opensAt` is null when it
   * is not known.
   */
  | { readonly state: 'early'; readonly id: string; readonly opensAt: string | null }
  | {
      readonly state: 'waiting';
      readonly id: string;
      /** 1 is next. */
      readonly place: number;
      /** Null while nobody can tell. */
      readonly minutes: MinutesRange | null;
    }
  | { readonly state: 'admitted'; readonly id: string };

/** What is kept of a ticket, for its owner to take along. */
export interface HeldTicket {
  readonly id: string;
  /** The event that it is for: a timer link. */
  readonly event: string;
  /** `lapsed`: its turn was not taken. */
  readonly state: QueueTicket['state'] | 'lapsed';
  /** Null where it has none, or none any more. */
  readonly place: number | null;
}

/**
 * What is shown once the API has told again of a ticket. Its place never grows, and what it has
 * reached it keeps: of two answers that overtook each other the better one counts. Another ticket has
 * a place of its own.
 *
 * @param known what was shown before; null when nothing was
 */
export function newerTicket(known: QueueTicket | null, told: QueueTicket): QueueTicket {
  if (known?.id !== told.id) return told;
  if (told.state === 'waiting' && known.state === 'waiting') {
    return { ...told, place: Math.min(known.place, told.place) };
  }
  return progress[told.state] < progress[known.state] ? known : told;
}

const progress = { early: 0, waiting: 1, admitted: 2 };
