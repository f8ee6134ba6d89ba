import { data } from '@remix-run/node';
import type { WidgetView } from '#app/features/widget-kit/definition.ts';
import { definitionOf } from './grid.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { widgetView } from '#app/features/widget-kit/widget-view.server.ts';

/** @throws a 404 for a widget that the user does not have */
export function findWidgetView(scope: RequestScope, id: string | undefined): WidgetView {
  const definition = definitionOf(id, scope);
  if (!definition) throw data(null, { status: 404 });
  return widgetView(definition, scope);
}
