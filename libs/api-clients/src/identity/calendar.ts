import { z } from 'zod';
import { momentSchema } from '../http/dates.ts';
import type { Call, CallContext } from '../http/http.ts';
import { eachOf } from '../http/each-of.ts';
import { optionalField } from '../http/optional-field.ts';
import type { Result } from '../http/result.ts';
import { nothingSchema } from './schema.ts';

/** A link by which another calendar reads the dates of somebody. Whoever has its token may. */
export interface CalendarLink {
  token: string;
  /** ISO time; null when it is not known. */
  createdAt: string | null;
}

/**
 * The answers of a person by which dates are chosen, in the names of the Personalisation setting:
 * year, level and routes.
 */
export type DateAnswers = Readonly<Record<string, unknown>>;

/** What whoever has a link learns of its owner: what their dates are, and nothing else. */
export interface LinkOwner {
  answers: DateAnswers;
  /** Ids of the events that they keep. */
  events: readonly string[];
}

/** The part of the account API that keeps calendar links (EXT-7): one for a person at most. */
export interface CalendarLinksClient {
  /** Null when there is none. */
  findCalendarLink: (context: CallContext) => Promise<Result<CalendarLink | null>>;
  /** Makes a link; one that is there stays, and is the answer. */
  createCalendarLink: (context: CallContext) => Promise<Result<CalendarLink>>;
  /** Makes a new link; one that was there stops at once. */
  renewCalendarLink: (context: CallContext) => Promise<Result<CalendarLink>>;
  /** Stops the link. Stopping one that is not there does nothing. */
  stopCalendarLink: (context: CallContext) => Promise<Result<null>>;
  /**
   * What is known of the person that a link belongs to. Nobody is signed in for it.
   *
   * @returns null when there is no such link, or no longer
   */
  readCalendarLink: (
    context: Omit<CallContext, 'token'>,
    token: string,
  ) => Promise<Result<LinkOwner | null>>;
}

const OWN = '/api/v1/hub/calendar-link';

const linkSchema = z.object({
  token: z.string().min(1).describe('becomes the private link of the calendar'),
  createdAt: optionalField('createdAt', momentSchema, null).describe(
    'said beside the link: since when it is there',
  ),
});

const linkOrNothingSchema = linkSchema.optional().transform((link) => link ?? null);

const answersSchema = z
  .object({
    answers: z.record(z.string(), z.unknown()).describe('decides which dates are in the calendar'),
    events: optionalField(
      'events',
      eachOf(z.string().describe('an event that is kept: it is in the calendar too')).nullish(),
      null,
    ),
  })
  .transform(({ answers, events }): LinkOwner | null => ({ answers, events: events ?? [] }));

export function createCalendarLinksClient(call: Call): CalendarLinksClient {
  return {
    findCalendarLink: (context) =>
      call(
        { name: 'findCalendarLink', method: 'GET', path: OWN, schema: linkOrNothingSchema },
        context,
      ),

    createCalendarLink: (context) =>
      call({ name: 'createCalendarLink', method: 'POST', path: OWN, schema: linkSchema }, context),

    renewCalendarLink: (context) =>
      call({ name: 'renewCalendarLink', method: 'PUT', path: OWN, schema: linkSchema }, context),

    stopCalendarLink: (context) =>
      call(
        { name: 'stopCalendarLink', method: 'DELETE', path: OWN, schema: nothingSchema },
        context,
      ),

    readCalendarLink: (context, token) =>
      call(
        {
          name: 'readCalendarLink',
          // The token is in no address, and so in no log of the way there.
          method: 'POST',
          path: '/api/v1/calendar-links/answers',
          body: { token },
          schema: answersSchema,
          answers: { 404: null },
        },
        { ...context, token: null },
      ),
  };
}
