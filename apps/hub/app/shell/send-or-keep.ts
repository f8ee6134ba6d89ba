import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import type { Unsent } from './unsent.ts';

/**
 * Whether what a `clientAction` caught is no answer to its form: the connection dropped, or a system
 * that the hub needs for every answer failed. An error page would take what was typed with it.
 */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= 500);

/**
 * A `clientAction` for a form whose page must not go with a failure, for it holds what was typed.
 *
 * @param keep what the page shows then, of the form and of why it had no answer
 */
export async function sendOrKeep<Action, Kept extends object>(
  { request, serverAction }: ClientActionFunctionArgs,
  keep: (form: FormData, error: unknown) => Kept,
) {
  const form = await request.clone().formData();
  try {
    return await serverAction<Action>();
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    return { ...keep(form, error), isUnsent: true, id: String(Date.now()) } satisfies Unsent;
  }
}
