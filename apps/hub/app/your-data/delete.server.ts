import type { FailureKind } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import type { SessionScope } from '../applicant/request-scope.ts';
import { changeContext } from '../discovery/call.server.ts';
import { forgetKeptInput, lostSession } from '../server/session.server.ts';

/** Failures after which nobody can say whether it was done. */
const unsure: readonly FailureKind[] = ['timeout', 'network', 'badContract'];

/**
 * Deletes everything that the hub keeps of a person: the history of their statuses, what the account
 * has, and what is of this browser. Deleting twice does no harm, so a try that stopped half-way is
 * made good by the next one.
 *
 * @returns null, or what to say when it was not done
 * @throws a redirect to sign-in when the account does not accept the session
 */
export async function deleteHubData(request: Request, call: SessionScope): Promise<string | null> {
  const { context, applicant } = call;
  const history = await context.clients.history.deleteAll(changeContext(call));
  const answer = history.ok
    ? await context.clients.identity.deleteHubData(changeContext(call))
    : history;
  if (answer.ok) {
    // Also what undoes a change: what was deleted must not be brought back.
    const { uid } = applicant.session;
    context.late.wipe(uid);
    await Promise.all([forgetKeptInput(request, context), context.cache.wipe(uid)]);
    return null;
  }
  const { kind } = answer.failure;
  if (kind === 'unauthorised') throw await lostSession(request, applicant.session, context);
  return unsure.includes(kind) ? m.data_delete_unsure() : m.data_delete_failed();
}
