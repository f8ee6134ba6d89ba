import type { HeldTicket, QueueTicket } from '@applicant-hub/domain';
import { z } from 'zod';
import { momentSchema } from '../http/dates.ts';
import { eachOf } from '../http/each-of.ts';
import { optionalField } from '../http/optional-field.ts';

const count = z.int().min(0);

const id = z.string().min(1).describe('identifies the ticket; another ticket has its own place');

/** Estimated waiting time in minutes; the API may send its bounds in either order. */
const minutesSchema = z
  .object({
    from: count.describe('shown to the applicant: the least number of minutes'),
    to: count.describe('shown to the applicant: the greatest number of minutes'),
  })
  .transform(({ from, to }) => ({ from: Math.min(from, to), to: Math.max(from, to) }));

export const ticketSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('early').describe('decides which text the page of the queue shows'),
    id,
    opensAt: optionalField('opensAt', momentSchema, null).describe(
      'shown to the applicant: when places are drawn',
    ),
  }),
  z.object({
    state: z.literal('waiting').describe('decides which text the page of the queue shows'),
    id,
    place: z.int().min(1).describe('shown to the applicant; the displayed place never increases'),
    minutes: optionalField('minutes', minutesSchema.nullable(), null).describe(
      'without it, the page does not show how long the wait takes',
    ),
  }),
  z.object({
    state: z.literal('admitted').describe('lets the applicant through'),
    id,
  }),
]) satisfies z.ZodType<QueueTicket>;

export const heldTicketsSchema = z
  .object({
    tickets: eachOf(
      z.object({
        id,
        event: z.string().min(1).describe('shown to the applicant: the event of the ticket'),
        state: z
          .enum(['early', 'waiting', 'admitted', 'lapsed'])
          .describe('shown to the applicant: the state of the ticket'),
        place: optionalField('place', z.int().min(1).nullable(), null).describe(
          'shown to an applicant who waits',
        ),
      }),
    ),
  })
  .transform(({ tickets }): readonly HeldTicket[] => tickets);

/** Response to a deletion: 204, or an object that the client ignores. */
export const nothingSchema = z
  .object({})
  .optional()
  .transform(() => null);
