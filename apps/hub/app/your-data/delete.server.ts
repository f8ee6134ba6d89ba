import type { FailureKind } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import { type AccountCall, writeOptions } from '../discovery/call.server.ts';
import { forgetStashedForm, redirectToSignIn } from '../server/session.server.ts';

/** Failures after which nobody can say whether it was done. */
const unsure: readonly FailureKind[] = ['timeout', 'network', 'badContract'];

/**
 * Deletes everything that the hub keeps of a person, at the account and of this browser.
 *
 * @returns null, or what to say when it was not done
 * @throws a redirect to sign-in when the account does not accept the session
 */
export async function deleteHubData(request: Request, call: AccountCall): Promise<string | null> {
  const { context, applicant } = call;
  const answer = await context.clients.identity.deleteHubData(writeOptions(call));
  if (answer.ok) {
    // Also what undoes a change: what was deleted must not be brought back.
    const { uid } = applicant.session;
    context.late.wipe(uid);
    await Promise.all([forgetStashedForm(request, context), context.cache.wipe(uid)]);
    return null;
  }
  const { kind } = answer.failure;
  if (kind === 'unauthorised') throw await redirectToSignIn(request, applicant.session, context);
  return unsure.includes(kind) ? m.data_delete_unsure() : m.data_delete_failed();
}
