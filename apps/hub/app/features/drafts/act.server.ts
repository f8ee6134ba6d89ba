import { data } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { widgetPath } from '#app/platform/paths/links.ts';
import { mutationResponse, success, failure } from '#app/platform/flash/change.server.ts';
import { toolPath } from '#app/platform/islands/tools/tool-path.ts';
import type { WidgetOutcome } from '#app/features/widget-kit/outcome.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { DraftAnswer } from './editor/answer.ts';
import { type DraftForm, readDraftForm } from './form.server.ts';
import type { DraftKind } from './kinds.server.ts';
import { saveDraft } from './save.server.ts';
import type { DraftOutcome } from './editor/view.ts';

/**
 * Handles the form of a text without scripts. If the text cannot be saved, the page shows all of
 * its input again.
 */
export async function actDraft(scope: RequestScope, form: FormData, kind: DraftKind) {
  const sent = readDraftForm(kind, form);
  if (sent === null) return answerNoDraft(scope, form, kind);
  return answerDraft(scope, form, kind, sent, await saveDraft(scope, kind, sent));
}

export const answerNoDraft = async (scope: RequestScope, form: FormData, { id }: DraftKind) =>
  mutationResponse(
    form,
    scope.context,
    await failure(scope, m.notices_not_understood()),
    widgetPath(id),
  );

export async function answerDraft(
  scope: RequestScope,
  form: FormData,
  kind: DraftKind,
  sent: DraftForm,
  answer: DraftAnswer,
) {
  if (answer.outcome === 'saved') {
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
  if (answer.outcome === 'conflict') return again(409, null);
  return answer.outcome === 'refused'
    ? again(400, answer.message)
    : again(503, m.drafts_not_saved());
}
