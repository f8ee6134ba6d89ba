import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { paths } from '#app/platform/paths/links.ts';
import { undoOwnDate } from '#app/features/calendar/own-dates/undo.server.ts';
import { undoFavourites } from '#app/features/favourites/undo.server.ts';
import { mutationResponse } from '#app/platform/flash/change.server.ts';
import { undoChange } from '#app/platform/flash/undo.server.ts';
import { requireSessionForm } from '#app/platform/request/require-form.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';

/** After a lost session, the form redirects here. */
export const loader = () => redirect(paths.hub);

/** Undoes the change of a notice (EXT-5). */
export async function action(args: ActionFunctionArgs) {
  const { scope, form } = await requireSessionForm(args);
  const { notice } = readForm(form, { notice: fields.text });
  const result = await undoChange(scope, notice, {
    favourites: undoFavourites,
    ownDates: undoOwnDate,
  });
  return mutationResponse(form, args.context, result, paths.hub);
}
