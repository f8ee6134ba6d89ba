import { data } from '@remix-run/node';
import type { WidgetView } from '../widgets/definition.ts';
import { definitionOf } from '../widgets/grid.server.ts';
import type { RequestScope } from '../applicant/request-scope.ts';
import { widgetView } from '../widgets/widget-view.server.ts';

/**
 * The widget that an address names.
 *
 * @throws a 404 for one that the user does not have
 */
export function findWidgetView(scope: RequestScope, id: string | undefined): WidgetView {
  const definition = definitionOf(id, scope);
  if (!definition) throw data(null, { status: 404 });
  return widgetView(definition, scope);
}
