import type { FailureKind } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import { storedTicket } from '#app/features/queue/tickets/stored-ticket.server.ts';
import { requireAccepted } from '#app/platform/request/require-accepted.server.ts';
import { forgetStashedForm } from '#app/platform/server/session/session.server.ts';

/** Failures after which it is unknown whether the deletion succeeded. */
const unsure: readonly FailureKind[] = ['timeout', 'network', 'badContract'];

/**
 * Deletes all data that the hub stores about an applicant: in the account, in this browser, the
 * status history, the applicant's own dates, and the places in queues. Deleting twice is harmless,
 * so a retry completes a deletion that stopped half-way.
 *
 * @returns null, or a message when the deletion failed
 * @throws a redirect to sign-in when the account API does not accept the session
 */
export async function deleteHubData(request: Request, call: SessionScope): Promise<string | null> {
  const { context, applicant } = call;
  const result = await context.clients.identity.deleteHubData(writeOptions(call));
  if (!result.ok) {
    await requireAccepted({ ...call, request }, result);
    return unsure.includes(result.failure.kind) ? m.data_delete_unsure() : m.data_delete_failed();
  }
  // Undo data is also removed, so that deleted data cannot be restored.
  const { uid } = applicant.session;
  context.deferred.wipe(uid);
  const { history, ownDates, queue } = context.clients;
  storedTicket.forget({ request, context });
  const [deleted] = await Promise.all([
    Promise.all([
      history?.deleteAll(writeOptions(call)),
      ownDates?.deleteAll(writeOptions(call)),
      queue?.deleteAll(writeOptions(call)),
    ]),
    forgetStashedForm(request, context),
    context.cache.wipe(uid),
  ]);
  // Part of the data is already deleted, so the message must not state that nothing was deleted.
  return deleted.every((one) => one?.ok ?? true) ? null : m.data_delete_unsure();
}
