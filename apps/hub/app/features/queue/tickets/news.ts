import type { QueueTicket } from '@applicant-hub/domain';

export interface TicketNews {
  /** The last known ticket; null when none is known, which does not mean "no queue". */
  ticket: Exclude<QueueTicket, { state: 'admitted' }> | null;
  /** When it was received (epoch milliseconds). */
  toldAt: number | null;
  /** Whether the queue API has just returned it. */
  isCurrent: boolean;
  /** Whether an earlier ticket has lapsed unused. */
  isRenewed: boolean;
}
