import type { AppLoadContext } from '@remix-run/node';
import type { CallContext } from '@applicant-hub/api-clients';
import type { SessionScope, TokenScope } from './request-scope.ts';

/** The same for what may take only so long from now (milliseconds). */
export const withDeadline = (context: AppLoadContext, ms: number): AppLoadContext => ({
  ...context,
  deadline: Date.now() + ms,
});

/** How long an open page waits for what was late (milliseconds). */
const PATIENCE_MS = 5_000;

/** For what an open page asks again: it waits longer than a page that is not there yet. */
export const withPollDeadline = (context: AppLoadContext): AppLoadContext =>
  withDeadline(context, PATIENCE_MS);

/** How long a person waits for a file (milliseconds): nothing can be filled in later. */
const FILE_MS = 15_000;

/** For a file to keep: it is whole, or there is none. */
export const forFile = (context: AppLoadContext): AppLoadContext => withDeadline(context, FILE_MS);

/** A call that may take what is left of the page's budget; none is made when nothing is left. */
export const readOptions = (call: TokenScope): CallContext =>
  callOptions(call, call.context.deadline - Date.now());

/** How long a change may take: nobody knows whether one that was given up on was made (ms). */
const CHANGE_TIMEOUT_MS = 5_000;

/** A call that changes something. */
export const writeOptions = (call: SessionScope): CallContext =>
  callOptions(call, CHANGE_TIMEOUT_MS);

/** A call that may take longer than a page waits. */
export const callOptions = (
  { context, applicant }: TokenScope,
  timeoutMs: number,
): CallContext => ({
  token: applicant.session.accessToken,
  requestId: context.requestId,
  timeoutMs,
});
