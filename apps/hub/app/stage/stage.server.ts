import {
  type HubStage,
  hubStage,
  isStatementComplete,
  parseStatement,
  statementKindOf,
  statementSetting,
  todoProgress,
} from '@applicant-hub/domain';
import { settingData } from '../applicant/setting-data.server.ts';
import type { DiscoveryCall } from '../discovery/call.server.ts';
import { getOverview } from '../favourites/favourites.server.ts';

/**
 * How far somebody is (FED-16 to FED-20), by the statement of their year of entry (AMB-48); null
 * while the favourites that it depends on are not known.
 */
export async function loadStage(
  call: Pick<DiscoveryCall, 'context' | 'applicant'>,
): Promise<HubStage | null> {
  const { user, personalisation } = call.applicant;
  const overview = await getOverview(call);
  const kind = statementKindOf(personalisation.studyYear);
  const { done, total } = todoProgress(user.settings);
  return hubStage({
    isStatementComplete: isStatementComplete(
      kind,
      parseStatement(kind, settingData(user, statementSetting(kind))),
    ),
    unfinishedTodos: total - done,
    favourites: overview.ok ? overview.value : null,
  });
}
