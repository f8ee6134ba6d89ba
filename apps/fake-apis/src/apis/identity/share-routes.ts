import { shareDays, type ShareDays, shareParts } from '@applicant-hub/domain';
import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import type { ServicesContext } from '#src/context.ts';
import { ApiError } from '#src/http/api-error.ts';
import { favouriteItems } from './favourites.ts';
import type { IdentityParts } from './seed.ts';

const OWN = '/api/v1/hub/shares';

const ONE = {
  path: `${OWN}/:id`,
  params: { id: z.string().regex(/^[\w-]{1,64}$/) },
};

const days = z
  .int()
  .refine((value): value is ShareDays => shareDays.some((known) => known === value));

const partsToShare = z.strictObject({
  parts: z.array(z.enum(shareParts)).min(1),
  courses: z.array(z.never()).max(0),
  days,
});

const comparisonToShare = z.strictObject({
  parts: z.array(z.never()).max(0),
  courses: z.array(favouriteItems.courses).min(2).max(5),
  days,
});

export const shareEndpoints = (
  { shares }: IdentityParts,
  { transaction, issueReadToken }: Pick<ServicesContext, 'transaction' | 'issueReadToken'>,
) => [
  endpoint({
    method: 'GET',
    path: OWN,
    respond: ({ account }) => ({ shares: shares.list(account) }),
  }),
  endpoint({
    ...ONE,
    method: 'PUT',
    body: z.union([partsToShare, comparisonToShare]),
    respond: ({ account, params: { id }, body }) =>
      transaction(() => {
        const share = shares.make(account, { id, ...body });
        if (share === null)
          throw new ApiError(422, 'tooMany', 'the account has the maximum number of links');
        return share;
      }),
  }),
  endpoint({
    ...ONE,
    method: 'DELETE',
    respond({ account, params: { id } }) {
      transaction(() => shares.end(account, id));
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/v1/shares/open',
    isOpen: true,
    body: z.strictObject({ token: z.string() }),
    respond({ body: { token } }) {
      const opened = shares.open(token);
      if (opened === null) throw new ApiError(404, 'unknownLink', 'there is no such link');
      const { account, share } = opened;
      const { parts, courses, endsAt } = share;
      return { parts, courses, endsAt, accessToken: issueReadToken(account) };
    },
  }),
];
