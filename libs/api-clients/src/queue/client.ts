import type { HeldTicket, QueueTicket } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { heldTicketsSchema, nothingSchema, ticketSchema } from './schema.ts';

/** The queue of a results day. */
export interface QueueClient {
  /**
   * Takes a ticket for the signed-in person and an event, or the one that they have; with it the turn
   * that has come, which is kept for ten minutes and lapses then. To take it twice changes nothing.
   *
   * @param event what names it: the timer link of page state
   */
  take: (context: CallContext, event: string) => Promise<Result<QueueTicket>>;
  /** Looks at a ticket, which changes nothing; null when it has lapsed, or never was. */
  look: (context: CallContext, id: string) => Promise<Result<QueueTicket | null>>;
  /** All tickets that are kept of the person, of whichever event. */
  list: (context: CallContext) => Promise<Result<readonly HeldTicket[]>>;
  /** Deletes them all, and their places with them. Deleting them twice does nothing. */
  deleteAll: (context: CallContext) => Promise<Result<null>>;
}

const PATH = '/api/v1/tickets';

/** Calls queue-api below its base URL. */
export function createQueueClient(http: Http, baseUrl: string): QueueClient {
  const call = http('queue', baseUrl);
  return {
    take: (context, event) =>
      call(
        { name: 'takeTicket', method: 'PUT', path: PATH, body: { event }, schema: ticketSchema },
        context,
      ),

    look: (context, id) =>
      call<QueueTicket | null>(
        {
          name: 'lookAtTicket',
          method: 'GET',
          path: `${PATH}/${encodeURIComponent(id)}`,
          schema: ticketSchema,
          answers: { 404: null },
        },
        context,
      ),

    list: (context) =>
      call({ name: 'listTickets', method: 'GET', path: PATH, schema: heldTicketsSchema }, context),

    deleteAll: (context) =>
      call({ name: 'deleteTickets', method: 'DELETE', path: PATH, schema: nothingSchema }, context),
  };
}
