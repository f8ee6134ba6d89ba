import type { QueueTicket } from '@applicant-hub/domain';
import { z } from 'zod';
import { hasEndedSince } from '../ended.server.ts';
import { queueCookie, type QueueScope } from '../queue-cookie.server.ts';

const count = z.number();

const ticketSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('early'), id: z.string(), opensAt: z.string().nullable() }),
  z.object({
    state: z.literal('waiting'),
    id: z.string(),
    place: count,
    minutes: z.object({ from: count, to: count }).nullable(),
  }),
  z.object({ state: z.literal('admitted'), id: z.string() }),
]) satisfies z.ZodType<QueueTicket>;

const storedSchema = z.object({
  uid: z.string(),
  /** The timer link from page state, which identifies the event. */
  event: z.string(),
  /** The destination of that link. */
  link: z.string(),
  /**
   * Study year of the applications that the page links to for applicants who are not redirected
   * (CLT-10).
   */
  studyYear: z.number(),
  /** The last ticket from the API; null before the first response. */
  ticket: ticketSchema.nullable(),
  /** When that ticket was received (epoch milliseconds). */
  toldAt: z.number().nullable(),
  /** Whether an earlier ticket has expired unused. */
  isRenewed: z.boolean(),
  /** Whether the applicant has closed the queue (AMB-82). */
  isClosed: z.boolean(),
});

export type StoredTicket = z.output<typeof storedSchema>;

const tickets = queueCookie<StoredTicket>('hub-queue-ticket', storedSchema);

/**
 * The ticket as a browser has stored it. The queue API assigns tickets, so the applicant's other
 * browsers receive the same ticket.
 */
export const storedTicket = {
  ...tickets,
  /** Omits an admission to a queue that is over, so that the API is requested again. */
  find: async (scope: QueueScope): Promise<StoredTicket | null> => {
    const stored = await tickets.find(scope);
    if (stored?.ticket?.state !== 'admitted') return stored;
    return (await hasEndedSince(scope, stored.toldAt ?? 0))
      ? { ...stored, ticket: null, toldAt: null }
      : stored;
  },
};
