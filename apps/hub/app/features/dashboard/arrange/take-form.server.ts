import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';

/**
 * Handles a form of a widget. Afterwards the deadline is reset, because the same request then loads
 * the page: it has its whole budget, however long the save took.
 */
export async function takeForm(
  act: NonNullable<WidgetServer['act']>,
  scope: RequestScope,
  form: FormData,
): Promise<unknown> {
  const answer = await act(scope, form);
  scope.context.deadline = Date.now() + scope.context.config.pageBudgetMs;
  return answer;
}
