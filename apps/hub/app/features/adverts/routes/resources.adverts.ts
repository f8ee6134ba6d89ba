import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { changeAdverts } from '../change.server.ts';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { mutationResponse } from '#app/platform/flash/change.server.ts';
import { readForm } from '#app/platform/server/session.server.ts';

/** A form whose session was lost comes back here. */
export const loader = () => redirect(paths.adverts);

/** Turns adverts on or off (EXT-26). */
export async function action({ request, context }: ActionFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const form = await readForm(request, applicant.session, context);
  const answer = await changeAdverts({ context, applicant }, form);
  return mutationResponse(form, context, answer, paths.adverts);
}
