import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { paths } from '#app/platform/paths/links.ts';
import { undoFavourites } from '#app/features/favourites/undo.server.ts';
import { mutationResponse } from '#app/platform/flash/change.server.ts';
import { undoChange } from '#app/platform/flash/undo.server.ts';
import { readForm, requireSession } from '#app/platform/server/session.server.ts';
import { formText } from '#app/platform/browser/form-text.ts';

/** A form whose session was lost comes back here. */
export const loader = () => redirect(paths.hub);

/** Takes back the change that a notice told of (EXT-5). */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireSession(request, context);
  const form = await readForm(request, session, context);
  const call = { context, applicant: { session } };
  const answer = await undoChange(call, formText(form, 'notice'), { favourites: undoFavourites });
  return mutationResponse(form, context, answer, paths.hub);
}
