import type { GridWidgetId } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';

/** What a widget does on the server: the `widget.server.ts` of its folder (`registry.server.ts`). */
export interface WidgetServer {
  id: GridWidgetId;
  /**
   * What its view shows. It must not hold up the page: its optional calls settle with the page's
   * budget (`readOptions`, `withinBudget`), and what is left is shown without them. Only
   * what is shown is returned, or `PENDING`.
   *
   * @param isFocused whether it is shown alone, with all its parts
   */
  load?: (scope: RequestScope, isFocused: boolean) => Promise<unknown>;
  /**
   * Takes a form of the widget (`<form method="post" action={widgetAction(id)}>`).
   *
   * @returns a redirect after a save, or `data({ widget: id, outcome }, { status: 400 })`, whose
   *   outcome the view gets
   */
  act?: (scope: RequestScope, form: FormData) => Promise<unknown>;
}
