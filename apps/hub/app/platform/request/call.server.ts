import type { AppLoadContext } from '@remix-run/node';
import type { CallContext } from '@applicant-hub/api-clients';
import type { SessionScope, TokenScope } from './request-scope.ts';

export const withDeadline = (context: AppLoadContext, ms: number): AppLoadContext => ({
  ...context,
  deadline: Date.now() + ms,
});

/** How long an open page waits for slow data (milliseconds). */
const PATIENCE_MS = 5_000;

export const withPollDeadline = (context: AppLoadContext): AppLoadContext =>
  withDeadline(context, PATIENCE_MS);

/**
 * Time limit of a download (milliseconds). It is long, because missing data cannot be added later.
 */
const FILE_MS = 15_000;

export const forFile = (context: AppLoadContext): AppLoadContext => withDeadline(context, FILE_MS);

/** If no time is left, the call is not made. */
export const readOptions = (call: TokenScope): CallContext =>
  callOptions(call, call.context.deadline - Date.now());

/**
 * Time limit of a call that changes data (milliseconds). It is long, because after a time-out the
 * hub cannot know whether the change was made.
 */
const CHANGE_TIMEOUT_MS = 5_000;

export const writeOptions = (call: SessionScope): CallContext =>
  callOptions(call, CHANGE_TIMEOUT_MS);

export const callOptions = (
  { context, applicant }: TokenScope,
  timeoutMs: number,
): CallContext => ({
  token: applicant.session.accessToken,
  requestId: context.requestId,
  timeoutMs,
});
