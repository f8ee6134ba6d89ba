import { m } from '@applicant-hub/copy';
import {
  countStatement,
  formatClockTime,
  formatLongDate,
  londonDate,
  parseStatement,
  type SettingVersion,
  type StatementKind,
  statementSetting,
} from '@applicant-hub/domain';
import { findSetting, settingData } from '#app/platform/request/setting-data.server.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import { loadDraft } from '#app/features/drafts/load.server.ts';
import { withinBudget } from '#app/platform/request/within-budget.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { beginning } from './beginning.ts';
import { statementDraft } from './draft-kind.server.ts';
import { isWritingOver } from './is-writing-over.server.ts';
import type { StatementData, VersionView } from './view-types.ts';

export async function loadStatement(
  scope: RequestScope,
  kind: StatementKind,
  isFocused: boolean,
): Promise<StatementData> {
  const { user, personalisation } = scope.applicant;
  const text = parseStatement(kind, settingData(user, statementSetting(kind)));
  const summary = { beginning: beginning(kind, text), count: countStatement(kind, text) };
  if (!isFocused) {
    const isOver = await isWritingOver(scope);
    return { summary: { ...summary, ...(isOver && { isOver }) }, editor: null };
  }

  const [draft, versions] = await Promise.all([
    loadDraft(scope, statementDraft(kind)),
    settledVersions(scope, kind),
  ]);
  return {
    summary,
    editor: {
      year: personalisation.studyYear,
      draft: { ...draft, keptAt: newestAt(versions) },
      versions: versions?.map((version) => versionView(kind, version)) ?? null,
    },
  };
}

/** The versions, if they arrive in time. The editor also works without them. */
function settledVersions(scope: RequestScope, kind: StatementKind) {
  const saved = findSetting(scope.applicant.user, statementSetting(kind));
  return withinBudget(scope, `versions:${kind}:${saved?.version}`, () =>
    storedVersions(scope, kind),
  );
}

export async function storedVersions(
  scope: RequestScope,
  kind: StatementKind,
): Promise<readonly SettingVersion[] | null> {
  const { identity } = scope.context.clients;
  const result = await identity.settingVersions(readOptions(scope), statementSetting(kind));
  return result.ok ? result.value : null;
}

/** When the newest version was stored (epoch milliseconds); null if no version is stored. */
export function newestAt(versions: readonly SettingVersion[] | null): number | null {
  const [newest] = versions ?? [];
  return newest ? Date.parse(newest.savedAt) : null;
}

export function versionView(
  kind: StatementKind,
  { version, data, savedAt }: SettingVersion,
): VersionView {
  const moment = new Date(savedAt);
  return {
    version,
    time: m.statement_version_time({
      day: formatLongDate(londonDate(moment)),
      time: formatClockTime(moment),
    }),
    text: parseStatement(kind, data),
  };
}
