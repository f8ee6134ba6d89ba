import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { SignInFailure, signInFailureTitle } from '../SignInFailure.tsx';
import { startSignIn } from '../start.server.ts';

/**
 * `/account/login?returnUrl=`: redirects to the identity provider, so there is no password form
 * (SH-32).
 */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  startSignIn(request, context, false);

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [{ title: signInFailureTitle() }];

export default function Login() {
  return <SignInFailure {...useLoaderData<typeof loader>()} />;
}
