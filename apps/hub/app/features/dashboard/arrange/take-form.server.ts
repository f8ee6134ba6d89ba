import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';

/**
 * Handles a widget's form, then restarts the page budget. The same request loads the page, which
 * needs its full budget even after a slow save.
 */
export async function takeForm(
  act: NonNullable<WidgetServer['act']>,
  scope: RequestScope,
  form: FormData,
): Promise<unknown> {
  const response = await act(scope, form);
  scope.context.deadline = Date.now() + scope.context.config.pageBudgetMs;
  return response;
}
