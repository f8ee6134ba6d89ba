import { type HubStage, hubStage, isStatementComplete, todoProgress } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getOverview } from '#app/features/favourites/favourites.server.ts';
import { savedStatement } from '#app/features/statement/saved-statement.server.ts';

/**
 * How far somebody is (FED-16 to FED-20), by the statement of their year of entry (AMB-48); null
 * while the favourites that it depends on are not known.
 */
export async function loadStage(
  call: Pick<RequestScope, 'context' | 'applicant'>,
): Promise<HubStage | null> {
  const overview = await getOverview(call);
  const { kind, text } = savedStatement(call.applicant);
  const { done, total } = todoProgress(call.applicant.user.settings);
  return hubStage({
    isStatementComplete: isStatementComplete(kind, text),
    unfinishedTodos: total - done,
    favourites: overview.ok ? overview.value : null,
  });
}
