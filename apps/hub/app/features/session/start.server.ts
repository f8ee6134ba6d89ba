import type { AppLoadContext } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { initiateSignIn } from '#app/platform/server/session/sign-in.server.ts';

/**
 * Redirects to the identity provider. Responds with 503 and an error page when the provider is
 * unreachable.
 *
 * @param forced whether the password is required again, even if a user is signed in
 */
export async function startSignIn(request: Request, context: AppLoadContext, forced: boolean) {
  const { pathname, search, host } = new URL(request.url);
  const { publicUrl } = context.config;
  // The provider redirects back to PUBLIC_URL, so the cookies of the sign-in attempt must be set
  // there.
  if (new URL(publicUrl).host !== host) throw redirect(publicUrl + pathname + search);

  const outcome = await initiateSignIn(request, context, { forced });
  if (outcome.ok) throw redirect(outcome.location);
  return data({ isOutage: true, retry: pathname + search }, { status: 503 });
}
