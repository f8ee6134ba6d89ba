import type { RequestScope } from '#app/platform/request/request-scope.ts';
import {
  noticeChanges,
  type NoticedChange,
  type Observation,
  type StatusHistory,
} from '@applicant-hub/domain';
import { writeOptions } from '#app/platform/request/call.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { withinBudget } from '#app/platform/request/within-budget.server.ts';
import { personalKey } from '#app/platform/request/personal-key.server.ts';
import { findApplications } from '../applications/applications.server.ts';
import { load } from './load-tiles.server.ts';
import { ownTiles } from '../tile/own-tiles.ts';
import { changeId } from '#app/features/status-history/change-id.server.ts';
import { getHistory, keepHistory } from '#app/features/status-history/history.server.ts';

/**
 * Writes new observations of the tiles to the history and returns the history, within the page
 * budget. A slow write still completes, and the next page shows it.
 *
 * @returns null while the history is not known, and in a hub without it; then nothing is written
 */
export async function observeHistory(scope: RequestScope): Promise<StatusHistory | null> {
  const [history, seen] = await Promise.all([getHistory(scope), observations(scope)]);
  if (history === null) return null;
  const noticed = seen.flatMap((one) => noticeChanges(history, one));
  if (noticed.length === 0) return history;
  return (await write(scope, noticed)) ?? history;
}

async function observations(scope: RequestScope): Promise<Observation[]> {
  const view = await load(scope);
  if (view === null) return [];
  const { parts, failed, debug, askedAt } = await findApplications(scope);
  return ownTiles(view).map(({ scheme, status }) => ({
    scheme,
    entryYear: scope.applicant.personalisation.studyYear,
    status,
    decisions: parts[scheme].originalApplications,
    askedAt: askedAt[scheme],
    isOut: failed.includes(scheme),
    isForced: debug[scheme] !== null,
    isInMaintenance: parts[scheme].isInMaintenance,
    isInEmbargo: parts[scheme].isInEmbargo,
  }));
}

/**
 * @returns the history after the write; null if the write is slow or failed, in which case the next
 * page repeats it
 */
async function write(
  scope: RequestScope,
  noticed: readonly NoticedChange[],
): Promise<StatusHistory | null> {
  const { context, applicant } = scope;
  const { uid } = applicant.session;
  const changes = noticed.map((change) => ({ ...change, id: changeId(uid, change) }));
  const name = `write-history:${changes.map(({ id }) => id).join()}`;
  return withinBudget(scope, name, async () => {
    const { mark } = await personalKey(context, uid, name);
    // The user deleted everything after this page was requested, so its observations are dropped.
    if ((await context.cache.wipeMark(uid)) !== mark) return null;
    const result = await requireApi(context, 'history').write(writeOptions(scope), changes);
    if (!result.ok) return null;
    await keepHistory(scope, result.value);
    return result.value;
  });
}
