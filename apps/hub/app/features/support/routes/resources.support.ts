import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { readForm } from '#app/platform/server/session.server.ts';
import { answerOffer } from '../answer.server.ts';

/** A form whose session was lost comes back here. */
export const loader = () => redirect(paths.hub);

/** Takes the answers of the dialog; without scripts the page of the offer does. */
export async function action({ request, context }: ActionFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const form = await readForm(request, applicant.session, context);
  return Response.json(await answerOffer({ request, context, applicant }, form));
}
