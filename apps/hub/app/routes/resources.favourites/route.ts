import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { paths } from '../../applicant/links.ts';
import { type ChangeOutcome, changeFavourites, refuse } from '../../favourites/change.server.ts';
import type { FavouriteAnswer } from '../../favourites/answer.ts';
import { readCommand } from '../../favourites/read-command.server.ts';
import { safeReturnUrl } from '../../server/safe-redirect.server.ts';
import { readForm, requireSession } from '../../server/session.server.ts';

/** A form whose session was lost comes back here. */
export const loader = () => redirect(paths.favourites);

/**
 * Adds, removes, ranks and puts back favourites. A form without scripts goes back to its page, which
 * shows the notice; a script that sends `respond=data` gets the notice itself.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireSession(request, context);
  const form = await readForm(request, session, context);
  const call = { context, applicant: { session } };
  const command = readCommand(form);
  const outcome = await (command ? changeFavourites(call, command) : refuse(call));
  if (form.get('respond') === 'data') {
    const { ok, notice } = outcome;
    const answer: FavouriteAnswer = { ok, notice, replaceHref: replaceHref(outcome) };
    return Response.json(answer);
  }
  const page = safeReturnUrl(form.get('redirectTo'), context.config.publicUrl, paths.favourites);
  return redirect(withNotice(replaceHref(outcome) ?? page, outcome.notice.id), 303);
}

/** Where a course that found no free slot chooses one. */
function replaceHref({ full }: ChangeOutcome): string | null {
  if (!full) return null;
  const { courseId, courseOptionId, academicYearId } = full;
  const query = { replace: courseId, option: courseOptionId, year: academicYearId };
  return `${paths.favourites}?${new URLSearchParams(query).toString()}`;
}

function withNotice(page: string, notice: string): string {
  const url = new URL(page, 'http://hub');
  url.searchParams.set('notice', notice);
  return url.pathname + url.search + url.hash;
}
