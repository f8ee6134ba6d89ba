import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { modalIds, whenClosed } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import { CLOSED_PARAM, GO, MODAL, SMART_ALERTS } from '../fields.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { requireSessionForm } from '#app/platform/request/require-form.server.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

/** A form whose session was lost comes back here. */
export const loader = () => redirect(paths.hub);

/**
 * Saves that a modal was closed (ONB-6, AMB-97). A save that fails is not told: the modal stays away
 * on this page and comes back another time.
 */
export async function action(args: ActionFunctionArgs) {
  const { scope, form } = await requireSessionForm(args);
  const { [MODAL]: modal, [GO]: goesTo } = readForm(form, {
    [MODAL]: fields.oneOf(modalIds),
    [GO]: fields.text,
  });
  if (modal === null) throw data(null, { status: 400 });

  const saved = await saveSetting(scope, whenClosed(modal));
  if (goesTo === SMART_ALERTS) return redirect(paths.smartAlerts, 303);
  return redirect(saved.ok ? paths.hub : `${paths.hub}?${CLOSED_PARAM}=${modal}`, 303);
}
