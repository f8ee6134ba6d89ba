import type { ShouldRevalidateFunction } from '@remix-run/react';

/** What a `clientAction` answers, among other things, when a form could not be sent. */
export interface Unsent {
  readonly isUnsent: true;
  /** Another one each time, so that each time it is said anew. */
  readonly id: string;
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
