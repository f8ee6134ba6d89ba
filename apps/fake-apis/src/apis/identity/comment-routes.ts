import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import type { Clock } from '#src/clock/clock.ts';
import { signatureFor } from '#src/comments/signature.ts';
import type { ServicesContext } from '#src/context.ts';
import { ApiError } from '#src/http/api-error.ts';
import type { IdentityParts } from './seed.ts';

/** The endpoints that identify a user to the comments service (LIV-11, LIV-13). */
export const commentEndpoints = (
  { users, idTokens }: IdentityParts,
  clock: Clock,
  transaction: ServicesContext['transaction'],
) => [
  endpoint({
    method: 'GET',
    path: '/account/account-info',
    respond: ({ account }) => ({ id_token: transaction(() => idTokens.give(account)).idToken }),
  }),
  endpoint({
    method: 'POST',
    path: '/account/disqus-callback',
    body: z.strictObject({ UID: z.string(), id_token: z.string() }),
    respond({ account, body: { UID: uid, id_token: idToken } }) {
      if (!idTokens.accepts(account, { uid, idToken })) {
        throw new ApiError(403, 'refused', 'the id token does not belong to this account');
      }
      const name = users.find(account)?.name ?? '';
      return { signature: signatureFor({ id: uid, username: name }, clock()) };
    },
  }),
];
