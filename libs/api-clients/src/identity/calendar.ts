import { z } from 'zod';
import { momentSchema } from '../http/dates.ts';
import type { Call, CallContext } from '../http/http.ts';
import { eachOf } from '../http/each-of.ts';
import { optionalField } from '../http/optional-field.ts';
import type { Result } from '../http/result.ts';
import { nothingSchema } from './schema.ts';

/** A link that lets another calendar read the user's dates. Its token is the only credential. */
export interface CalendarLink {
  token: string;
  /** ISO time; null when it is not known. */
  createdAt: string | null;
}

/**
 * The answers that decide which dates apply to the user: year, level and routes. They have the keys
 * of the Personalisation setting.
 */
export type DateAnswers = Readonly<Record<string, unknown>>;

/**
 * The only data about the owner that a link gives access to: the answers and events that decide
 * which dates are in the calendar.
 */
export interface LinkOwner {
  answers: DateAnswers;
  /** Ids of the events that the owner saved. */
  events: readonly string[];
}

/** The part of the account API that stores calendar links (EXT-7): at most one for each user. */
export interface CalendarLinksClient {
  /** Null when the user has no link. */
  findCalendarLink: (context: CallContext) => Promise<Result<CalendarLink | null>>;
  /** Creates a link, or returns the existing link. */
  createCalendarLink: (context: CallContext) => Promise<Result<CalendarLink>>;
  /** Creates a new link. An existing link stops working at once. */
  renewCalendarLink: (context: CallContext) => Promise<Result<CalendarLink>>;
  /** Stops the link. The call is idempotent. */
  stopCalendarLink: (context: CallContext) => Promise<Result<null>>;
  /**
   * Reads the data about the owner of a link. The call needs no session.
   * @returns null when the link is unknown or was stopped
   */
  readCalendarLink: (
    context: Omit<CallContext, 'token'>,
    token: string,
  ) => Promise<Result<LinkOwner | null>>;
}

const OWN = '/api/v1/hub/calendar-link';

const linkSchema = z.object({
  token: z.string().min(1).describe('part of the private link of the calendar'),
  createdAt: optionalField('createdAt', momentSchema, null).describe(
    'shown next to the link: when it was created',
  ),
});

const linkOrNothingSchema = linkSchema.optional().transform((link) => link ?? null);

const answersSchema = z
  .object({
    answers: z.record(z.string(), z.unknown()).describe('decides which dates are in the calendar'),
    events: optionalField(
      'events',
      eachOf(z.string().describe('a saved event, which the calendar includes')).nullish(),
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
          // The token is sent in a POST body, so that it appears neither in URLs nor in the logs of
          // intermediate servers.
          method: 'POST',
          path: '/api/v1/calendar-links/answers',
          body: { token },
          schema: answersSchema,
          resultsByStatus: { 404: null },
        },
        { ...context, token: null },
      ),
  };
}
