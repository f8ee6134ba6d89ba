import { type ShareDays, type SharePart, shareParts } from '@applicant-hub/domain';
import { z } from 'zod';
import type { Call, CallContext } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { nothingSchema } from './schema.ts';

/** A share link: its token is enough to read the chosen parts of an applicant's data. */
export interface Share {
  id: string;
  token: string;
  parts: readonly SharePart[];
  /** ISO times. */
  createdAt: string;
  endsAt: string;
}

/** A link to make. Its id is made before it is asked for, so that asking twice makes one. */
export interface ShareToMake {
  id: string;
  parts: readonly SharePart[];
  days: ShareDays;
}

/** What a reader of a link gets. */
export interface OpenShare {
  parts: readonly SharePart[];
  endsAt: string;
  /** Reads what belongs to the owner and changes nothing. It is good for a minute or two. */
  accessToken: string;
}

export type ShareMaking =
  | { outcome: 'made'; share: Share }
  /** More links than an applicant has. */
  | { outcome: 'full' };

/** The part of the account API that keeps what is shared (EXT-39). */
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

const partsSchema = z
  .array(z.enum(shareParts))
  .describe('which parts the shared page shows: these and no others');

const endsAtSchema = z.iso.datetime().describe('said beside the link and on the shared page');

const shareSchema = z.object({
  id: z.string().min(1).describe('names the link when it is ended'),
  token: z.string().min(1).describe('becomes the address of the shared page'),
  parts: partsSchema,
  createdAt: z.iso.datetime().describe('said beside the link: since when it is there'),
  endsAt: endsAtSchema,
});

const sharesSchema = z
  .object({ shares: z.array(shareSchema) })
  .transform(({ shares }): readonly Share[] => shares);

const madeSchema = shareSchema.transform((share): ShareMaking => {
  return { outcome: 'made', share };
});

const openSchema = z.object({
  parts: partsSchema,
  endsAt: endsAtSchema,
  accessToken: z.string().min(1).describe('what the parts of the shared page are read with'),
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
