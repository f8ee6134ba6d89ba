import type { FailureKind } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import { keptTicket } from '#app/features/queue/tickets/kept-ticket.server.ts';
import { requireAccepted } from '#app/platform/request/require-accepted.server.ts';
import { forgetStashedForm } from '#app/platform/server/session.server.ts';

/** Failures after which nobody can say whether it was done. */
const unsure: readonly FailureKind[] = ['timeout', 'network', 'badContract'];

/**
 * Deletes everything that the hub keeps of a person: at the account, of this browser, the history of
 * their statuses, the dates that they wrote, and their places in queues. Deleting twice does no harm,
 * so what stopped half-way is made good by the next try.
 *
 * @returns null, or what to say when it was not done
 * @throws a redirect to sign-in when the account does not accept the session
 */
export async function deleteHubData(request: Request, call: SessionScope): Promise<string | null> {
  const { context, applicant } = call;
  const answer = await context.clients.identity.deleteHubData(writeOptions(call));
  if (!answer.ok) {
    await requireAccepted({ ...call, request }, answer);
    return unsure.includes(answer.failure.kind) ? m.data_delete_unsure() : m.data_delete_failed();
  }
  // Also what undoes a change: what was deleted must not be brought back.
  const { uid } = applicant.session;
  context.deferred.wipe(uid);
  const { history, ownDates, queue } = context.clients;
  keptTicket.forget({ request, context });
  const [deleted] = await Promise.all([
    Promise.all([
      history.deleteAll(writeOptions(call)),
      ownDates.deleteAll(writeOptions(call)),
      queue?.deleteAll(writeOptions(call)),
    ]),
    forgetStashedForm(request, context),
    context.cache.wipe(uid),
  ]);
  // Some of it is gone by now, so it would not be true that nothing was deleted.
  return deleted.every((one) => one?.ok ?? true) ? null : m.data_delete_unsure();
}
