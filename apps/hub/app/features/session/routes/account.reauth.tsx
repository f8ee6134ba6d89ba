import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { SignInFailure, signInFailureTitle } from '../SignInFailure.tsx';
import { startSignIn } from '../start.server.ts';

/** `/account/reauth?auth=redirect&returnUrl=`: a fresh sign-in, even when signed in (SH-31). */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  startSignIn(request, context, true);

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [{ title: signInFailureTitle() }];

export default function Reauth() {
  return <SignInFailure {...useLoaderData<typeof loader>()} />;
}
