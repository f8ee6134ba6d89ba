import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { isNotificationId } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import { mutationResponse, failure } from '#app/platform/flash/change.server.ts';
import { changeNotifications, keepReadIds } from '../change.server.ts';
import { INTENT, ID, notificationCommands } from '../command.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';

/** A form whose session expired returns here after sign-in. */
export const loader = () => redirect(paths.notifications);

export async function action(args: ActionFunctionArgs) {
  const { scope, form } = await requireForm(args);
  const { [INTENT]: command, [ID]: ids } = readForm(form, {
    [INTENT]: fields.oneOf(notificationCommands),
    [ID]: fields.texts,
  });
  if (command === 'keep') {
    return Response.json({
      ok: await keepReadIds(scope, ids.filter(isNotificationId)),
    });
  }
  const result = await (command
    ? changeNotifications(scope, command, form)
    : failure(scope, m.notices_not_understood()));
  return mutationResponse(form, args.context, result, paths.notifications);
}
