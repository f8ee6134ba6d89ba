import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { changeArrangement } from '../change.server.ts';
import { readCommand } from '../read-command.server.ts';
import { mutationResponse, refused } from '#app/platform/flash/change.server.ts';
import { readForm } from '#app/platform/server/session.server.ts';

/** A form whose session was lost comes back here. */
export const loader = () => redirect(paths.arrange);

/** Moves, hides and adds the tools of the hub (EXT-4, EXT-5, EXT-6). */
export async function action({ request, context }: ActionFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const form = await readForm(request, applicant.session, context);
  const scope = { request, context, applicant };
  const command = readCommand(form);
  const answer = await (command
    ? changeArrangement(scope, command)
    : refused(scope, m.notices_not_understood()));
  return mutationResponse(form, context, answer, paths.arrange);
}
