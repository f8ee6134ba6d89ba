import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { paths } from '#app/platform/paths/links.ts';
import { mutationResponse, failure } from '#app/platform/flash/change.server.ts';
import { pageAt } from '#app/platform/browser/page/section.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { changeWidget } from '../settings/widget-settings-change.server.ts';
import { INTENT, WIDGET, widgetCommands } from '../settings/widget-settings-command.ts';
import { GRID_HEADING } from '#app/platform/islands/tools/tool-cells.ts';
import { toolPath } from '#app/platform/islands/tools/tool-path.ts';
import { definitionOf } from '../grid/grid.server.ts';
import { widgetView } from '#app/features/widget-kit/widget-view.server.ts';

/** The page to return to after sign-in, if the session expired before the form was submitted. */
export const loader = () => redirect(paths.hub);

export async function action(args: ActionFunctionArgs) {
  const { scope, form } = await requireForm(args);
  const { [INTENT]: command, [WIDGET]: widget } = readForm(form, {
    [INTENT]: fields.oneOf(widgetCommands),
    [WIDGET]: fields.text,
  });
  const definition = definitionOf(widget, scope);
  const result = await (command && definition
    ? changeWidget(scope, widgetView(definition, scope), command, form)
    : failure(scope, m.notices_not_understood()));
  // A hidden tool is no longer on the page, so the redirect cannot scroll to it.
  const isThere = definition && command !== 'hide';
  const part = isThere ? toolPath(definition.id) : pageAt(paths.hub, GRID_HEADING);
  return mutationResponse(form, args.context, result, part);
}
