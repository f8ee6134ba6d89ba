import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
} from '@remix-run/react';

/** What a `clientAction` answers, among other things, when a form could not be sent. */
export interface Unsent {
  readonly isUnsent: true;
  /** Another one each time, so that each time it is said anew. */
  readonly id: string;
}

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

/**
 * Whether a form could not be sent. Nothing has changed then, and asking for the page again would
 * fail as well and take what was typed with it.
 */
export const isUnsent = (answer: unknown): answer is Unsent =>
  typeof answer === 'object' && answer !== null && 'isUnsent' in answer;

/** For routes that are asked again after every form, but for one that could not be sent. */
export const unlessUnsent: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => (isUnsent(actionResult) ? false : defaultShouldRevalidate);
