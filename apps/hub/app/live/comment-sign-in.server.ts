import type { AppLoadContext } from '@remix-run/node';
import { longCallContext, type AccountCall } from '../discovery/call.server.ts';
import { cookie, expiredCookie, readCookies } from '../server/cookies.server.ts';

const COOKIE = 'disqusSSOToken';

/** As long as the comment service takes it (LIV-12, AMB-80; seconds). */
const LIFE_S = 7_200;

/** How long each call may take; the page does not wait for them (milliseconds). */
const TIMEOUT_MS = 5_000;

/** A uid may have any characters; a cookie's name may not. */
const cookieFor = (uid: string) =>
  COOKIE +
  encodeURIComponent(uid).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Who somebody is for the comment service; `late` while nobody has said, null when nobody will. */
export type CommentSignIn = { readonly signature: string } | 'late' | null;

/**
 * The signature for the comment service (LIV-10): that of the cookie, or else a new one, which the
 * cookie then has (LIV-12). A failure is in the log of the clients, and nowhere else (LIV-16).
 */
export async function commentSignIn(
  call: AccountCall & { request: Request },
): Promise<CommentSignIn> {
  const { request, context, applicant } = call;
  const { config, clients, late, deadline } = context;
  const { uid } = applicant.session;
  const kept = readCookies(request, config).get(cookieFor(uid));
  if (kept) return { signature: decodeURIComponent(kept) };

  const answer = await late.settle(
    `comment-sign-in:${uid}`,
    async () => {
      const asking = longCallContext(call, TIMEOUT_MS);
      const idToken = await clients.identity.idToken(asking);
      if (!idToken.ok) return idToken;
      return clients.identity.commentSignature(asking, { uid, idToken: idToken.value });
    },
    { deadline },
  );
  if (answer.state === 'pending') return 'late';
  if (!answer.value.ok) return null;
  const signature = answer.value.value;
  context.setCookie(
    cookie(config, cookieFor(uid), encodeURIComponent(signature), { maxAge: LIFE_S }),
  );
  return { signature };
}

/** Takes the signatures of whoever used this browser away, with the end of a session. */
export function forgetCommentSignIns(
  request: Request,
  { config, setCookie }: Pick<AppLoadContext, 'config' | 'setCookie'>,
): void {
  for (const name of readCookies(request, config).keys()) {
    if (name.startsWith(COOKIE)) setCookie(expiredCookie(config, name));
  }
}
