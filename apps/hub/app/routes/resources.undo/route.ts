import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { paths } from '../../applicant/links.ts';
import { undoFavourites } from '../../favourites/undo.server.ts';
import { mutationResponse } from '../../notices/change.server.ts';
import { undoChange } from '../../notices/undo.server.ts';
import { readForm, requireSession } from '../../server/session.server.ts';
import { formText } from '../../shell/form-text.ts';

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
