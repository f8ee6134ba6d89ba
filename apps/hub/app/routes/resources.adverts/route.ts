import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { changeAdverts } from '../../adverts/change.server.ts';
import { getApplicant } from '../../applicant/applicant.server.ts';
import { paths } from '../../applicant/links.ts';
import { mutationResponse } from '../../notices/change.server.ts';
import { readForm } from '../../server/session.server.ts';

/** A form whose session was lost comes back here. */
export const loader = () => redirect(paths.adverts);

/** Turns adverts on or off (EXT-26). */
export async function action({ request, context }: ActionFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const form = await readForm(request, applicant.session, context);
  const answer = await changeAdverts({ context, applicant }, form);
  return mutationResponse(form, context, answer, paths.adverts);
}
