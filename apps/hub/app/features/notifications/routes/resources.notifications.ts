import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { isNotificationId } from '@applicant-hub/domain';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { mutationResponse, refused } from '#app/platform/flash/change.server.ts';
import { changeNotifications, keepReadIds } from '../change.server.ts';
import { INTENT, ID, notificationCommands } from '../command.ts';
import { readForm } from '#app/platform/server/session.server.ts';

/** A form whose session was lost comes back here. */
export const loader = () => redirect(paths.notifications);

/** Dismisses notifications or brings them back, and switches their sources. */
export async function action({ request, context }: ActionFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const form = await readForm(request, applicant.session, context);
  const call = { context, applicant };
  const command = notificationCommands.find((known) => known === form.get(INTENT));
  if (command === 'keep') {
    return Response.json({ ok: await keepReadIds(call, form.getAll(ID).filter(isNotificationId)) });
  }
  const answer = await (command
    ? changeNotifications(call, command, form)
    : refused(call, m.notices_not_understood()));
  return mutationResponse(form, context, answer, paths.notifications);
}
