import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';

/**
 * Takes a form of a widget. The page that answers it, with what was typed, has a whole budget from
 * then on: the same request loads it, however long the save has taken.
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
