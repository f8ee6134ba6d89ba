import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { checkCsrf } from '#app/platform/server/session/csrf.server.ts';
import { formDataOf } from '#app/platform/server/http/form-data.server.ts';
import {
  debugCookie,
  hasDebugArea,
  toDebugStatuses,
} from '#app/platform/request/debug-cookie.server.ts';

export const loader = (): never => {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
};

/** Sets or removes the forced application states of the debug area (DBG-2). */
export async function action({ request, context }: ActionFunctionArgs) {
  const { session, pageState } = await getApplicant(request, context);
  if (!hasDebugArea(context, pageState)) throw data(null, { status: 404 });
  const form = await formDataOf(request);
  checkCsrf(session, form);
  const statuses = readForm(form, { ug: fields.text, uc: fields.text });
  context.setCookie(await debugCookie(toDebugStatuses((scheme) => statuses[scheme])));
  return redirect(paths.hub);
}
