import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { paths } from '#app/platform/paths/links.ts';
import { readSession } from '#app/platform/server/session/session.server.ts';
import { finishSignIn } from '#app/platform/server/session/sign-in.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { SignInFailure, signInFailureTitle } from '../SignInFailure.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const outcome = await finishSignIn(request, context);
  if (outcome.ok) throw redirect(outcome.location);
  // The back button or a reload after the sign-in requests the callback again. This is not an
  // error.
  if (outcome.kind === 'unknown-attempt' && (await readSession(request, context))) {
    throw redirect(paths.hub);
  }
  const isOutage = outcome.kind === 'unavailable';
  return data({ isOutage, retry: paths.login }, { status: isOutage ? 503 : 400 });
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [{ title: signInFailureTitle() }];

export default function Callback() {
  return <SignInFailure {...useLoaderData<typeof loader>()} />;
}
