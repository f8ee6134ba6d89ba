import type { HeldTicket, QueueTicket } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { heldTicketsSchema, nothingSchema, ticketSchema } from './schema.ts';

export interface QueueClient {
  /**
   * Takes a ticket for the signed-in user and an event, or returns the user's existing ticket. If
   * the user's turn has started, the call claims the turn; an unclaimed turn expires after ten
   * minutes. The call is idempotent.
   *
   * @param event the timer link in the page state, which identifies the event
   */
  take: (context: CallContext, event: string) => Promise<Result<QueueTicket>>;
  /**
   * Reads a ticket without changing it. Returns null if the ticket has expired or never existed.
   */
  look: (context: CallContext, id: string) => Promise<Result<QueueTicket | null>>;
  /** All stored tickets of the user, for any event. */
  list: (context: CallContext) => Promise<Result<readonly HeldTicket[]>>;
  /** Deletes all tickets of the user and their places in the queue. The call is idempotent. */
  deleteAll: (context: CallContext) => Promise<Result<null>>;
}

const PATH = '/api/v1/tickets';

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
          resultsByStatus: { 404: null },
        },
        context,
      ),

    list: (context) =>
      call({ name: 'listTickets', method: 'GET', path: PATH, schema: heldTicketsSchema }, context),

    deleteAll: (context) =>
      call({ name: 'deleteTickets', method: 'DELETE', path: PATH, schema: nothingSchema }, context),
  };
}
