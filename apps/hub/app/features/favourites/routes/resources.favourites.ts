import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { paths } from '#app/platform/paths/links.ts';
import { changeFavourites } from '../change.server.ts';
import { readCommand } from '../read-command.server.ts';
import { mutationResponse, refused } from '#app/platform/flash/change.server.ts';
import { readForm, requireSession } from '#app/platform/server/session.server.ts';

/** A form whose session was lost comes back here. */
export const loader = () => redirect(paths.favourites);

/** Adds, removes and ranks favourites. */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireSession(request, context);
  const form = await readForm(request, session, context);
  const call = { context, applicant: { session } };
  const command = readCommand(form);
  const answer = await (command
    ? changeFavourites(call, command)
    : refused(call, m.notices_not_understood()));
  return mutationResponse(form, context, answer, paths.favourites);
}
