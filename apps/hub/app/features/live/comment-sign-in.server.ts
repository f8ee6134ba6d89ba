import { z } from 'zod';
import type { RequestScope, SessionScope } from '#app/platform/request/request-scope.ts';
import { callOptions } from '#app/platform/request/call.server.ts';
import { withinBudget } from '#app/platform/request/within-budget.server.ts';
import { personalKey } from '#app/platform/request/personal-key.server.ts';
import { commentCookie } from '#app/platform/server/session/comment-cookie.server.ts';
import { cookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';
import type { LiveView } from './view-types.ts';

/** Lifetime of a signature at the comment service (LIV-12, AMB-80; seconds). */
const LIFE_S = 7_200;

/**
 * Time limit of each of the two calls (milliseconds). Together they take no longer than
 * `withPollDeadline` waits.
 */
const TIMEOUT_MS = 2_400;

/** After a failure, no request is sent for the same user for this time (milliseconds). */
const FAILED_MS = 60_000;

/**
 * The user's sign-in to the comment service; `late` while it is loading, null if it is unavailable.
 */
export type CommentSignIn = { readonly signature: string } | 'late' | null;

/**
 * The signature for the comment service (LIV-10). The signature in the cookie is used first.
 * Otherwise a new signature is requested and stored in the cookie (LIV-12). A failure is visible
 * only in the log of the API clients (LIV-16).
 */
export async function commentSignIn(
  call: SessionScope & Pick<RequestScope, 'request'>,
): Promise<CommentSignIn> {
  const { request, context, applicant } = call;
  const { config, clients, cache } = context;
  const { uid } = applicant.session;
  const saved = decoded(readCookies(request, config).get(commentCookie(uid)));
  if (saved) return { signature: saved };
  const failedKey = await personalKey(context, uid, 'comment-sign-in-failed');
  if (await cache.get(failedKey, z.literal(true))) return null;

  const signed = await withinBudget(call, 'comment-sign-in', async () => {
    const asking = callOptions(call, TIMEOUT_MS);
    const idToken = await clients.identity.idToken(asking);
    const result = idToken.ok
      ? await clients.identity.commentSignature(asking, { uid, idToken: idToken.value })
      : idToken;
    if (!result.ok) await cache.set(failedKey, true, FAILED_MS);
    return result;
  });
  if (signed === null) return 'late';
  if (!signed.ok) return null;
  const signature = signed.value;
  context.setCookie(
    cookie(config, commentCookie(uid), encodeURIComponent(signature), { maxAge: LIFE_S }),
  );
  return { signature };
}

/**
 * Whether comments are shown to the user. They need a comment service and a user that it can
 * identify (LIV-9).
 */
export async function commentsOf(
  call: SessionScope & Pick<RequestScope, 'request'>,
): Promise<LiveView['comments']> {
  if (call.context.config.comments === null) return 'none';
  const signIn = await commentSignIn(call);
  if (signIn === 'late') return 'late';
  return signIn === null ? 'none' : 'shown';
}

/** Decodes the value of a cookie, which may contain anything. */
function decoded(value: string | undefined): string | null {
  try {
    return decodeURIComponent(value ?? '');
  } catch {
    return null;
  }
}
