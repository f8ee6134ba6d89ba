import type { TicketNews } from './tickets/news.ts';

export type QueueStatus =
  /**
   * In a queue without tickets: the applicant closed the queue (AMB-82) with this remaining wait
   * (milliseconds).
   */
  | { state: 'closed'; leftMs: number }
  /** In a queue with tickets: the applicant closed the queue but retains the place. */
  | { state: 'left'; news: TicketNews }
  /** The wait is over. `href` is the destination. */
  | { state: 'done'; href: string }
  /**
   * The queue started while the page was in use. A page that may contain typed text is not
   * redirected.
   */
  | { state: 'begun' };
