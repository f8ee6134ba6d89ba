import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { linkBases } from '#app/platform/request/bases.server.ts';
import { findRedirect } from '#app/platform/request/redirects/redirects.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const target = findRedirect(pathname, search, await linkBases(request, context));
  if (target) return redirect(target);
  throw data(null, { status: 404 });
}

export const action = methodNotAllowed;

export default function NotFound() {
  return null;
}
