import { type CourseRef, type ShareDays, type SharePart, shareParts } from '@applicant-hub/domain';
import { z } from 'zod';
import { momentSchema } from '../http/dates.ts';
import { eachOf } from '../http/each-of.ts';
import type { Call, CallContext } from '../http/http.ts';
import { optionalField } from '../http/optional-field.ts';
import type { Result } from '../http/result.ts';
import { courseSchema } from './favourites-schema.ts';
import { nothingSchema } from './schema.ts';

/** What a link shows: parts of an applicant's data, or a comparison of courses. */
export interface SharedContent {
  /** None where courses are compared. */
  parts: readonly SharePart[];
  /** Those side by side in a comparison (EXT-38); none where parts are shown. */
  courses: readonly CourseRef[];
}

/** A share link: its token is enough to read what it shows. */
export interface Share extends SharedContent {
  id: string;
  token: string;
  /** ISO time; null when it is not known. */
  createdAt: string | null;
  /** ISO time. */
  endsAt: string;
}

/** A link to make. Its id is made before it is asked for, so that asking twice makes one. */
export interface ShareToMake extends SharedContent {
  id: string;
  days: ShareDays;
}

/** What a reader of a link gets. */
export interface OpenShare extends SharedContent {
  endsAt: string;
  /** Reads what belongs to the owner and changes nothing. It is good for a minute or two. */
  accessToken: string;
}

export type ShareMaking =
  | { outcome: 'made'; share: Share }
  /** More links than an applicant has. */
  | { outcome: 'full' };

/** The part of the account API that keeps what is shared (EXT-38, EXT-39). */
export interface SharesClient {
  /** Those that have not ended, the newest first. */
  listShares: (context: CallContext) => Promise<Result<readonly Share[]>>;
  /** Makes a link; the one that has the id already stays as it is, and is the answer. */
  makeShare: (context: CallContext, share: ShareToMake) => Promise<Result<ShareMaking>>;
  /** Ends a link at once. Ending one that is not there does nothing. */
  endShare: (context: CallContext, id: string) => Promise<Result<null>>;
  /**
   * What a reader of a link may read. It needs no session.
   *
   * @returns null when there is no such link, or no longer
   */
  openShare: (
    context: Omit<CallContext, 'token'>,
    token: string,
  ) => Promise<Result<OpenShare | null>>;
}

const OWN = '/api/v1/hub/shares';

const pathOf = (id: string) => `${OWN}/${encodeURIComponent(id)}`;

/** Whole, so that the owner never reads less than the link shows. */
const contentSchema = z.object({
  parts: z
    .array(z.enum(shareParts))
    .describe('which parts the shared page shows: these and no others'),
  courses: z
    .array(courseSchema)
    .describe('the courses that the shared page compares; none where it shows parts'),
});

const endsAtSchema = momentSchema.describe('said beside the link and on the shared page');

const shareSchema = contentSchema.extend({
  id: z.string().min(1).describe('names the link when it is ended'),
  token: z.string().min(1).describe('becomes the address of the shared page'),
  createdAt: optionalField('createdAt', momentSchema, null).describe(
    'said beside the link: since when it is there',
  ),
  endsAt: endsAtSchema,
});

const sharesSchema = z
  .object({ shares: eachOf(shareSchema) })
  .transform(({ shares }): readonly Share[] => shares);

const madeSchema = shareSchema.transform((share): ShareMaking => {
  return { outcome: 'made', share };
});

const openSchema = contentSchema.extend({
  endsAt: endsAtSchema,
  accessToken: z.string().min(1).describe('what the shared page is read with'),
});

export function createSharesClient(call: Call): SharesClient {
  return {
    listShares: (context) =>
      call({ name: 'listShares', method: 'GET', path: OWN, schema: sharesSchema }, context),

    makeShare: (context, { id, ...share }) =>
      call<ShareMaking>(
        {
          name: 'makeShare',
          method: 'PUT',
          path: pathOf(id),
          body: share,
          schema: madeSchema,
          answers: { 422: { outcome: 'full' } },
        },
        context,
      ),

    endShare: (context, id) =>
      call(
        { name: 'endShare', method: 'DELETE', path: pathOf(id), schema: nothingSchema },
        context,
      ),

    openShare: (context, token) =>
      call<OpenShare | null>(
        {
          name: 'openShare',
          // The token is in no address, and so in no log of the way there.
          method: 'POST',
          path: '/api/v1/shares/open',
          body: { token },
          schema: openSchema,
          answers: { 404: null },
        },
        { ...context, token: null },
      ),
  };
}
