import { data } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { widgetPath } from '#app/platform/paths/links.ts';
import { mutationResponse, success, failure } from '#app/platform/flash/change.server.ts';
import { toolPath } from '#app/platform/islands/tools/tool-path.ts';
import type { WidgetOutcome } from '#app/features/widget-kit/outcome.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { DraftResult } from './editor/draft-result.ts';
import { type DraftForm, readDraftForm } from './form.server.ts';
import type { DraftKind } from './kinds.server.ts';
import { saveDraft } from './save.server.ts';
import type { DraftOutcome } from './editor/view.ts';

/**
 * Handles the form for a text, submitted without scripts. If the text cannot be saved, the page
 * shows all of the input again.
 */
export async function actDraft(scope: RequestScope, form: FormData, kind: DraftKind) {
  const sent = readDraftForm(kind, form);
  if (sent === null) return respondWithoutDraft(scope, form, kind);
  return respondWithDraft(scope, form, kind, sent, await saveDraft(scope, kind, sent));
}

export const respondWithoutDraft = async (scope: RequestScope, form: FormData, { id }: DraftKind) =>
  mutationResponse(
    form,
    scope.context,
    await failure(scope, m.notices_not_understood()),
    widgetPath(id),
  );

export async function respondWithDraft(
  scope: RequestScope,
  form: FormData,
  kind: DraftKind,
  sent: DraftForm,
  result: DraftResult,
) {
  if (result.outcome === 'saved') {
    return mutationResponse(
      form,
      scope.context,
      await success(scope, kind.savedWords(), null),
      toolPath(kind.id),
    );
  }
  const again = (status: number, problem: string | null) => {
    const outcome: DraftOutcome = { typed: { text: sent.text, version: sent.version }, problem };
    const typed = Object.values(sent.text).filter((section) => section.trim() !== '');
    return data<WidgetOutcome>({ widget: kind.id, outcome, typed }, { status });
  };
  if (result.outcome === 'conflict') return again(409, null);
  return result.outcome === 'refused'
    ? again(400, result.message)
    : again(503, m.drafts_not_saved());
}
