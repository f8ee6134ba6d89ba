import { redirect } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { type SettingVersion, type StatementKind, statementSetting } from '@applicant-hub/domain';
import { widgetPath } from '#app/platform/paths/links.ts';
import { respondWithDraft, respondWithoutDraft } from '#app/features/drafts/act.server.ts';
import { readDraftForm } from '#app/features/drafts/form.server.ts';
import { KEEP_EVERY_MS } from '#app/features/drafts/device/machine.ts';
import type { ServerText } from '#app/features/drafts/device/state.ts';
import { saveDraft } from '#app/features/drafts/save.server.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { success, failure, withNotice } from '#app/platform/flash/change.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { pageAt } from '#app/platform/browser/page/section.ts';
import { statementDraft } from './draft-kind.server.ts';
import { RESTORE, VERSIONS_ID } from './fields.ts';
import { storedVersions, newestAt, versionView } from './load.server.ts';

/**
 * Handles the editor's form: saves the typed text. If the button of a version was pressed, that
 * version then replaces the text, and the replaced text is stored as a version (EXT-2).
 */
export async function actStatement(
  scope: RequestScope,
  form: FormData,
  kind: StatementKind,
): Promise<unknown> {
  const draft = statementDraft(kind);
  const sent = readDraftForm(draft, form);
  if (sent === null) return respondWithoutDraft(scope, form, draft);

  const versions = await storedVersions(scope, kind);
  const keptAt = newestAt(versions);
  // Without scripts, only the server has the time of the last stored version.
  const keep = keptAt === null || scope.context.now().getTime() - keptAt >= KEEP_EVERY_MS;
  const saved = await saveDraft(scope, draft, { ...sent, keep });
  const {
    [RESTORE]: [wanted],
  } = readForm(form, { [RESTORE]: fields.texts });
  // A text that was not saved is shown again, with the reason for the failure.
  if (wanted === undefined || saved.outcome !== 'saved') {
    return respondWithDraft(scope, form, draft, sent, saved);
  }
  const found = versions?.find(({ version }) => String(version) === wanted);
  const result = found
    ? await restore(scope, kind, found, { text: sent.text, version: saved.version })
    : await failure(scope, versions ? m.statement_restore_gone() : m.statement_restore_failed());
  return redirect(withNotice(pageAt(widgetPath(kind), VERSIONS_ID), result.notice.id), 303);
}

async function restore(
  scope: RequestScope,
  kind: StatementKind,
  wanted: SettingVersion,
  present: ServerText,
): Promise<ChangeResult> {
  const { time, text } = versionView(kind, wanted);
  const draft = statementDraft(kind);
  const { version } = present;
  const saved = await saveDraft(scope, draft, { text, version, keep: true, immediate: true });
  if (saved.outcome !== 'saved') return failure(scope, m.statement_restore_failed());
  const before = {
    ...statementSetting(kind),
    data: present.text,
    immediate: true,
    expectedVersion: saved.version,
  };
  const undo = { of: 'settings', settings: [before] } as const;
  return success(scope, m.statement_restored({ time }), undo);
}
