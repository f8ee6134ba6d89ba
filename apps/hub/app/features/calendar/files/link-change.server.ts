import { m } from '@applicant-hub/copy';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { success, failure } from '#app/platform/flash/change.server.ts';
import { requireAccepted } from '#app/platform/request/require-accepted.server.ts';
import type { LinkAct } from '#app/platform/paths/calendar-path.ts';

interface LinkWords {
  done: () => string;
  failed: () => string;
}

const words: Readonly<Record<LinkAct | 'create', LinkWords>> = {
  create: { done: m.calendar_link_created, failed: m.calendar_link_failed },
  renew: { done: m.calendar_renew_done, failed: m.calendar_renew_failed },
  stop: { done: m.calendar_stop_done, failed: m.calendar_stop_failed },
};

/**
 * Creates the calendar link if the applicant has no link, replaces it, or stops it. A change cannot
 * be undone, because a stopped link cannot be restored.
 *
 * @throws a redirect to sign-in when the identity API does not accept the session
 */
export async function changeLink(
  call: RequestScope,
  act: LinkAct | 'create',
): Promise<ChangeResult> {
  const { identity } = call.context.clients;
  const context = writeOptions(call);
  const make = {
    create: identity.createCalendarLink,
    renew: identity.renewCalendarLink,
    stop: identity.stopCalendarLink,
  };
  const result = await make[act](context);
  if (result.ok) return success(call, words[act].done(), null);
  await requireAccepted(call, result);
  return failure(call, words[act].failed());
}
