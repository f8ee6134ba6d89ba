import {
  type HubStage,
  hubStage,
  isStatementComplete,
  savedStatement,
  todoProgress,
} from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getOverview } from '#app/features/favourites/favourites.server.ts';

/**
 * The applicant's stage (FED-16 to FED-20), based on their statement for their year of entry
 * (AMB-48), their to-dos and their favourites; null while the favourites that the stage depends on
 * are unknown.
 */
export async function loadStage(
  call: Pick<RequestScope, 'context' | 'applicant'>,
): Promise<HubStage | null> {
  const overview = await getOverview(call);
  const { user, personalisation } = call.applicant;
  const { kind, text } = savedStatement(user.settings, personalisation.studyYear);
  const { done, total } = todoProgress(user.settings);
  return hubStage({
    isStatementComplete: isStatementComplete(kind, text),
    unfinishedTodos: total - done,
    favourites: overview.ok ? overview.value : null,
  });
}
