import { z } from 'zod';
import type { RequestScope, SessionScope } from '#app/platform/request/request-scope.ts';
import { callOptions } from '#app/platform/request/call.server.ts';
import { withinBudget } from '#app/platform/request/within-budget.server.ts';
import { personalKey } from '#app/platform/request/personal-key.server.ts';
import { commentCookie } from '#app/platform/server/comment-cookie.server.ts';
import { cookie, readCookies } from '#app/platform/server/cookies.server.ts';
import type { LiveView } from './view-types.ts';

/** As long as the comment service takes it (LIV-12, AMB-80; seconds). */
const LIFE_S = 7_200;

/** How long each of the two calls may take: together no longer than `withPollDeadline` waits (milliseconds). */
const TIMEOUT_MS = 2_400;

/** After a failure nobody asks for the same person again for a while (milliseconds). */
const FAILED_MS = 60_000;

/** Who somebody is for the comment service; `late` while nobody has said, null when nobody will. */
export type CommentSignIn = { readonly signature: string } | 'late' | null;

/**
 * The signature for the comment service (LIV-10): that of the cookie, or else a new one, which the
 * cookie then has (LIV-12). A failure is in the log of the clients, and nowhere else (LIV-16).
 */
export async function commentSignIn(
  call: SessionScope & Pick<RequestScope, 'request'>,
): Promise<CommentSignIn> {
  const { request, context, applicant } = call;
  const { config, clients, cache } = context;
  const { uid } = applicant.session;
  const kept = decoded(readCookies(request, config).get(commentCookie(uid)));
  if (kept) return { signature: kept };
  const failedKey = await personalKey(context, uid, 'comment-sign-in-failed');
  if (await cache.get(failedKey, z.literal(true))) return null;

  const signed = await withinBudget(call, 'comment-sign-in', async () => {
    const asking = callOptions(call, TIMEOUT_MS);
    const idToken = await clients.identity.idToken(asking);
    const answer = idToken.ok
      ? await clients.identity.commentSignature(asking, { uid, idToken: idToken.value })
      : idToken;
    if (!answer.ok) await cache.set(failedKey, true, FAILED_MS);
    return answer;
  });
  if (signed === null) return 'late';
  if (!signed.ok) return null;
  const signature = signed.value;
  context.setCookie(
    cookie(config, commentCookie(uid), encodeURIComponent(signature), { maxAge: LIFE_S }),
  );
  return { signature };
}

/** Whether somebody gets comments: they need a service, and somebody whom it can know (LIV-9). */
export async function commentsOf(
  call: SessionScope & Pick<RequestScope, 'request'>,
): Promise<LiveView['comments']> {
  if (call.context.config.comments === null) return 'none';
  const signIn = await commentSignIn(call);
  if (signIn === 'late') return 'late';
  return signIn === null ? 'none' : 'shown';
}

/** What a cookie says; somebody may have written anything into it. */
function decoded(value: string | undefined): string | null {
  try {
    return decodeURIComponent(value ?? '');
  } catch {
    return null;
  }
}
