import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { paths } from '#app/platform/paths/links.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { answerOffer } from '../answer.server.ts';

/** The page to return to after sign-in, if the session expired. */
export const loader = () => redirect(paths.hub);

export async function action(args: ActionFunctionArgs) {
  requireApi(args.context, 'support');
  const { scope, form } = await requireForm(args);
  return Response.json(await answerOffer(scope, form));
}
