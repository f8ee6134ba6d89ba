export interface MinutesRange {
  readonly from: number;
  readonly to: number;
}

/** A ticket for one event, with the latest state from the queue API (decision 54). */
export type QueueTicket =
  /**
   * The queue opens later and then assigns places to all waiting users at random. `opensAt` is null
   * when unknown.
   */
  | { readonly state: 'early'; readonly id: string; readonly opensAt: string | null }
  | {
      readonly state: 'waiting';
      readonly id: string;
      /** The place in the queue; 1 is next. */
      readonly place: number;
      /** The expected wait; null when unknown. */
      readonly minutes: MinutesRange | null;
    }
  | { readonly state: 'admitted'; readonly id: string };

export interface HeldTicket {
  readonly id: string;
  /** The event of the ticket, identified by its timer link. */
  readonly event: string;
  /** `lapsed`: the user missed their turn. */
  readonly state: QueueTicket['state'] | 'lapsed';
  /** The place in the queue; null while the ticket has no place. */
  readonly place: number | null;
}

/**
 * The ticket to show after a new response from the API. Its place never increases and its state
 * never goes back, so when two responses arrive out of order, the more advanced response is used. A
 * ticket with another id replaces the known ticket.
 *
 * @param known the ticket shown before; null when there was none
 */
export function newerTicket(known: QueueTicket | null, newest: QueueTicket): QueueTicket {
  if (known?.id !== newest.id) return newest;
  if (newest.state === 'waiting' && known.state === 'waiting') {
    return { ...newest, place: Math.min(known.place, newest.place) };
  }
  return progress[newest.state] < progress[known.state] ? known : newest;
}

const progress = { early: 0, waiting: 1, admitted: 2 };
