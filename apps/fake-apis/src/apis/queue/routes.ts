import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import type { ServicesContext } from '#src/context.ts';
import { ApiError } from '#src/http/api-error.ts';
import type { Tickets } from './tickets.ts';

const PATH = '/api/v1/tickets';

/** Name of an event: the URL to which its queue leads. */
export const eventName = z.string().min(1).max(2_000);

export const ticketId = z.string().regex(/^[\w-]{1,64}$/);

export const queueEndpoints = (tickets: Tickets, transaction: ServicesContext['transaction']) => [
  endpoint({
    method: 'PUT',
    path: PATH,
    body: z.strictObject({ event: eventName }),
    respond({ account, body: { event } }) {
      const ticket = transaction(() => tickets.take(account, event));
      if (ticket === null) throw new ApiError(404, 'unknownQueue', 'there is no such queue');
      return ticket;
    },
  }),

  endpoint({
    method: 'GET',
    path: PATH,
    respond: ({ account }) => ({ tickets: transaction(() => tickets.list(account)) }),
  }),

  endpoint({
    method: 'DELETE',
    path: PATH,
    respond({ account }) {
      transaction(() => tickets.deleteAll(account));
      return null;
    },
  }),

  endpoint({
    method: 'GET',
    path: `${PATH}/:id`,
    params: { id: ticketId },
    respond({ account, params: { id } }) {
      const ticket = transaction(() => tickets.findOne(account, id));
      if (ticket === null) throw new ApiError(404, 'unknownTicket', 'there is no such ticket');
      return ticket;
    },
  }),
];
