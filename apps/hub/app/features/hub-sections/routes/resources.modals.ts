import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { modalIds, whenClosed } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import { CLOSED_PARAM, GO, MODAL, SMART_ALERTS } from '../feed/fields.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { requireSessionForm } from '#app/platform/request/require-form.server.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

/** The page to return to after sign-in, if the session expired before the form was sent. */
export const loader = () => redirect(paths.hub);

/**
 * Records that a modal was closed (ONB-6, AMB-97). The user sees no error if this fails: the modal
 * is hidden on the next page and is shown again later.
 */
export async function action(args: ActionFunctionArgs) {
  const { scope, form } = await requireSessionForm(args);
  const { [MODAL]: modal, [GO]: destination } = readForm(form, {
    [MODAL]: fields.oneOf(modalIds),
    [GO]: fields.text,
  });
  if (modal === null) throw data(null, { status: 400 });

  const saved = await saveSetting(scope, whenClosed(modal));
  if (destination === SMART_ALERTS) return redirect(paths.smartAlerts, 303);
  return redirect(saved.ok ? paths.hub : `${paths.hub}?${CLOSED_PARAM}=${modal}`, 303);
}
