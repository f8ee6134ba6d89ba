import { z } from 'zod';
import { paceOf } from '../apis/queue/pace.ts';
import { eventName } from '../apis/queue/routes.ts';
import { ticketsOf } from '../apis/queue/tickets.ts';
import { controlEndpoint, type ControlContext } from './context.ts';

const count = z.int().min(0).max(100_000);

export function queueEndpoints({ records, clock, transaction, responseStats }: ControlContext) {
  const tickets = ticketsOf(records, () => clock().getTime(), paceOf({ responseStats }));
  return [
    controlEndpoint({
      method: 'PUT',
      path: '/queues',
      /** Creates or changes the queue of an event; missing fields are not changed. */
      body: z.strictObject({
        event: eventName,
        opensAt: z.iso.datetime().transform(Date.parse).optional(),
        /** With null, the rate depends on the health of tracking. */
        perMinute: z.number().min(0).max(100_000).nullable().optional(),
        join: count.optional(),
        admit: count.optional(),
        isOver: z.boolean().optional(),
      }),
      respond: ({ body: { event, ...change } }) =>
        transaction(() => {
          tickets.change(event, change);
          return { event };
        }),
    }),
  ];
}
