import { type CourseRef, type ShareDays, type SharePart, shareParts } from '@applicant-hub/domain';
import { z } from 'zod';
import { momentSchema } from '../http/dates.ts';
import { eachOf } from '../http/each-of.ts';
import type { Call, CallContext } from '../http/http.ts';
import { optionalField } from '../http/optional-field.ts';
import type { Result } from '../http/result.ts';
import { courseSchema } from './favourites-schema.ts';
import { nothingSchema } from './schema.ts';

/** Content of a link: parts of an applicant's data, or a comparison of courses. */
export interface SharedContent {
  /** Empty for a comparison of courses. */
  parts: readonly SharePart[];
  /** Courses of a comparison (EXT-38); empty when parts are shown. */
  courses: readonly CourseRef[];
}

/** A share link. Its token is the only credential. */
export interface Share extends SharedContent {
  id: string;
  token: string;
  /** ISO time; null if unknown. */
  createdAt: string | null;
  /** ISO time. */
  endsAt: string;
}

/**
 * A link to create. The caller generates its id first, so that a repeated request creates one link.
 */
export interface ShareToMake extends SharedContent {
  id: string;
  days: ShareDays;
}

export interface OpenShare extends SharedContent {
  endsAt: string;
  /** Gives read-only access to the owner's data. It expires after a minute or two. */
  accessToken: string;
}

export type ShareMaking =
  | { outcome: 'made'; share: Share }
  /** The limit on links is reached; no real applicant has that many links. */
  | { outcome: 'full' };

/** The part of the account API that stores shares (EXT-38, EXT-39). */
export interface SharesClient {
  /** The active links, newest first. */
  listShares: (context: CallContext) => Promise<Result<readonly Share[]>>;
  /** Creates a link, or returns the existing link with this id unchanged. */
  makeShare: (context: CallContext, share: ShareToMake) => Promise<Result<ShareMaking>>;
  /** Revokes a link at once. The call is idempotent. */
  endShare: (context: CallContext, id: string) => Promise<Result<null>>;
  /**
   * Opens a link for a reader. The call needs no session.
   * @returns null when the link is unknown or has expired
   */
  openShare: (
    context: Omit<CallContext, 'token'>,
    token: string,
  ) => Promise<Result<OpenShare | null>>;
}

const OWN = '/api/v1/hub/shares';

const pathOf = (id: string) => `${OWN}/${encodeURIComponent(id)}`;

/** Every field is required, so that the owner never sees less than the link shows. */
const contentSchema = z.object({
  parts: z.array(z.enum(shareParts)).describe('the only parts that the shared page shows'),
  courses: z
    .array(courseSchema)
    .describe('the courses that the shared page compares; empty when it shows parts'),
});

const endsAtSchema = momentSchema.describe('shown next to the link and on the shared page');

const shareSchema = contentSchema.extend({
  id: z.string().min(1).describe('identifies the link when the applicant ends it'),
  token: z.string().min(1).describe('part of the address of the shared page'),
  createdAt: optionalField('createdAt', momentSchema, null).describe(
    'shown next to the link: when it was created',
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
  accessToken: z.string().min(1).describe('the token that reads the data of the shared page'),
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
          resultsByStatus: { 422: { outcome: 'full' } },
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
          // The token is sent in a POST body, so that URLs and the logs of proxies do not contain
          // it.
          method: 'POST',
          path: '/api/v1/shares/open',
          body: { token },
          schema: openSchema,
          resultsByStatus: { 404: null },
        },
        { ...context, token: null },
      ),
  };
}
