import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { mutationResponse, refused } from '#app/platform/flash/change.server.ts';
import { pageAt } from '#app/platform/browser/section.ts';
import { readForm } from '#app/platform/server/session.server.ts';
import { formText } from '#app/platform/browser/form-text.ts';
import { changeWidget } from '../widget-settings-change.server.ts';
import { INTENT, WIDGET, widgetCommands } from '../widget-settings-command.ts';
import { GRID_HEADING } from '#app/platform/islands/tool-cells.ts';
import { toolPath } from '#app/platform/islands/tool-path.ts';
import { definitionOf } from '../grid.server.ts';
import { widgetView } from '#app/features/widget-kit/widget-view.server.ts';

/** A form whose session was lost comes back here. */
export const loader = () => redirect(paths.hub);

/** Saves the settings of a widget, hides it or shows it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const form = await readForm(request, applicant.session, context);
  const scope = { request, context, applicant };
  const command = widgetCommands.find((known) => known === form.get(INTENT));
  const definition = definitionOf(formText(form, WIDGET), scope);
  const answer = await (command && definition
    ? changeWidget(scope, widgetView(definition, scope), command, form)
    : refused(scope, m.notices_not_understood()));
  // A tool that is hidden is not there to come back to.
  const isThere = definition && command !== 'hide';
  const part = isThere ? toolPath(definition.id) : pageAt(paths.hub, GRID_HEADING);
  return mutationResponse(form, context, answer, part);
}
