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

const keptSchema = z.object({
  uid: z.string(),
  /** The timer link, as page state has it: it names the event. */
  event: z.string(),
  /** Where that leads. */
  link: z.string(),
  /** The year whose applications stand in for it (CLT-10). */
  studyYear: z.number(),
  /** As the API last told of it; null before it has. */
  ticket: ticketSchema.nullable(),
  /** When that was (epoch milliseconds). */
  toldAt: z.number().nullable(),
  /** Whether there was another ticket before, whose turn was not taken. */
  isRenewed: z.boolean(),
  /** Whether the person has closed the queue (AMB-82). */
  isClosed: z.boolean(),
});

/** What a browser keeps of somebody's wait with a ticket. */
export type KeptTicket = z.output<typeof keptSchema>;

const tickets = queueCookie<KeptTicket>('hub-queue-ticket', keptSchema);

/** The ticket that a browser knows of. It is the queue API's: another browser has the same. */
export const keptTicket = {
  ...tickets,
  /** The API is asked again where an admission was for a queue that has ended since. */
  find: async (scope: QueueScope): Promise<KeptTicket | null> => {
    const kept = await tickets.find(scope);
    if (kept?.ticket?.state !== 'admitted') return kept;
    return (await hasEndedSince(scope, kept.toldAt ?? 0))
      ? { ...kept, ticket: null, toldAt: null }
      : kept;
  },
};
