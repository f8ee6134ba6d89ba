import type { QueueTicket } from '@applicant-hub/domain';

/** What is known of a ticket whose turn has not come. */
export interface TicketNews {
  /** As it was last told of; null when nothing was, which is not "no queue". */
  ticket: Exclude<QueueTicket, { state: 'admitted' }> | null;
  /** When that was (epoch milliseconds). */
  toldAt: number | null;
  /** Whether the queue API has just told it. */
  isCurrent: boolean;
  /** Whether there was another ticket before, whose turn was not taken. */
  isRenewed: boolean;
}
