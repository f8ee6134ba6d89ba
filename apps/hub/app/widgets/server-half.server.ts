import type { GridWidgetId } from '@applicant-hub/domain';
import type { WidgetScope } from './scope.ts';

/** What a widget does on the server: each file `widgets/<folder>/widget.server.ts` exports one as `server`. */
export interface WidgetServer {
  id: GridWidgetId;
  /**
   * What its view shows. It must not hold up the page: its optional calls settle with the page's
   * budget (`readOptions`, `context.late.settle`), and what is left is shown without them. Only
   * what is shown is returned, or `PENDING`.
   *
   * @param isFocused whether it is shown alone, with all its parts
   */
  load?: (scope: WidgetScope, isFocused: boolean) => Promise<unknown>;
  /**
   * Takes a form of the widget (`<form method="post" action={widgetAction(id)}>`).
   *
   * @returns a redirect after a save, or `data({ widget: id, outcome }, { status: 400 })`, whose
   *   outcome the view gets
   */
  act?: (scope: WidgetScope, form: FormData) => Promise<unknown>;
}

/** By convention, so that a widget is its folder and one line of `registry.ts`. */
const halves = import.meta.glob<WidgetServer>('./*/widget.server.ts', {
  eager: true,
  import: 'server',
});

const byId = new Map<string, WidgetServer>(Object.values(halves).map((half) => [half.id, half]));

/** The server half of a widget; undefined for one that needs none. */
export const findWidgetServer = (id: string | null): WidgetServer | undefined => byId.get(id ?? '');
