import type { QueueTicket } from '@applicant-hub/domain';

export interface TicketNews {
  /** The last known ticket; null if no ticket is known, which does not mean "no queue". */
  ticket: Exclude<QueueTicket, { state: 'admitted' }> | null;
  /** When the ticket was received (epoch milliseconds). */
  toldAt: number | null;
  /** Whether the ticket is from the latest response of the queue API. */
  isCurrent: boolean;
  /** Whether an earlier ticket has expired unused. */
  isRenewed: boolean;
}
