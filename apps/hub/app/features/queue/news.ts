import type { TicketNews } from './tickets/news.ts';

/** What a screen of the hub says of the queue. */
export type QueueStatus =
  /** It was closed (AMB-82), with so much left (milliseconds). */
  | { state: 'closed'; leftMs: number }
  /** It was closed, and the place is kept all the same. */
  | { state: 'left'; news: TicketNews }
  /** The wait is over, and this is where it leads. */
  | { state: 'done'; href: string }
  /** It began while the page was in use: nobody is taken from a page with typed text on it. */
  | { state: 'begun' };
