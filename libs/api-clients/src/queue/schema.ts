import type { HeldTicket, QueueTicket } from '@applicant-hub/domain';
import { z } from 'zod';
import { momentSchema } from '../http/dates.ts';
import { eachOf } from '../http/each-of.ts';
import { optionalField } from '../http/optional-field.ts';

const count = z.int().min(0);

const id = z.string().min(1).describe('which ticket it is: another one has a place of its own');

/** Estimated waiting time in minutes; the API may send its bounds in either order. */
const minutesSchema = z
  .object({
    from: count.describe('told to the applicant: about how many minutes it takes at least'),
    to: count.describe('told to the applicant: about how many minutes it takes at most'),
  })
  .transform(({ from, to }) => ({ from: Math.min(from, to), to: Math.max(from, to) }));

export const ticketSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('early').describe('decides what the page of the queue says'),
    id,
    opensAt: optionalField('opensAt', momentSchema, null).describe(
      'told to the applicant: when places are drawn',
    ),
  }),
  z.object({
    state: z.literal('waiting').describe('decides what the page of the queue says'),
    id,
    place: z.int().min(1).describe('told to the applicant; what is shown never grows'),
    minutes: optionalField('minutes', minutesSchema.nullable(), null).describe(
      'without it nobody is told how long it takes',
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
        event: z.string().min(1).describe('told to the applicant: what the ticket is for'),
        state: z
          .enum(['early', 'waiting', 'admitted', 'lapsed'])
          .describe('told to the applicant: how far the ticket is'),
        place: optionalField('place', z.int().min(1).nullable(), null).describe(
          'told to the applicant who waits',
        ),
      }),
    ),
  })
  .transform(({ tickets }): readonly HeldTicket[] => tickets);

/** Response to a deletion: 204, or an object that is ignored. */
export const nothingSchema = z
  .object({})
  .optional()
  .transform(() => null);
