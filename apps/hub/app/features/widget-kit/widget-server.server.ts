import type { GridWidgetId } from '@applicant-hub/domain';
import type { OptionalApi } from '#app/platform/server/config/config.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';

/** The server half of a widget: the `widget.server.ts` of its folder (`registry.server.ts`). */
export interface WidgetServer {
  id: GridWidgetId;
  /** The API that the widget requires. A hub without this API does not have the widget. */
  needs?: OptionalApi;
  /**
   * Loads the data of the widget's view. It must not delay the page: optional calls settle within
   * the page's budget (`readOptions`, `withinBudget`), and without their data, the rest is still
   * shown. Returns only data that is shown, or `PENDING`.
   *
   * @param isFocused whether the widget is shown alone, with all its parts
   */
  load?: (scope: RequestScope, isFocused: boolean) => Promise<unknown>;
  /**
   * Handles a form of the widget (`<form method="post" action={widgetAction(id)}>`).
   *
   * @returns a redirect after a save, or `data({ widget: id, outcome }, { status: 400 })`, whose
   * outcome is passed to the view
   */
  act?: (scope: RequestScope, form: FormData) => Promise<unknown>;
}
