import type { AppLoadContext } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import type { PanelId } from '@applicant-hub/domain';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import type { PanelOutcome } from './panel-state.ts';
import { parsePanelForm } from './parse-panel-form.server.ts';
import { readPanelForm } from './read-panel-form.server.ts';
import { storePanel } from './store-panel.server.ts';

export type FormOutcome =
  { isSaved: true; panel: PanelId } | { isSaved: false; status: number; outcome: PanelOutcome };

/**
 * Saves the form of a panel, or returns the outcome that the page shows instead, with all typed
 * values. Only the changes of the panel are sent; the account merges them into the other data
 * (PRF-10, AMB-88).
 *
 * @throws a 400 response when the form belongs to no panel
 */
export async function savePanelForm(
  form: FormData,
  context: AppLoadContext,
  applicant: Applicant,
): Promise<FormOutcome> {
  const sent = readPanelForm(form);
  if (sent === null) throw new Response(null, { status: 400, statusText: 'Bad Request' });

  const { panel } = sent;
  const parsed = await parsePanelForm({ context, applicant }, sent);
  const { typed } = parsed;
  const again = (status: number, over: Partial<PanelOutcome> = {}): FormOutcome => ({
    isSaved: false,
    status,
    outcome: {
      id: context.requestId,
      panel,
      typed,
      isRefilled: false,
      undecided: [],
      lookup: null,
      errors: {},
      problem: null,
      ...over,
    },
  });
  switch (parsed.kind) {
    case 'lookup':
      return again(200, { isRefilled: true, lookup: parsed.view });
    case 'show':
      return again(200);
    case 'invalid':
      return again(400, { errors: parsed.errors });
    case 'clash':
      return again(409, { undecided: parsed.undecided });
    case 'ready':
  }
  const stored = await storePanel({ ...typed, answers: parsed.answers }, context, applicant);
  switch (stored.state) {
    case 'stored':
      return { isSaved: true, panel };
    case 'failed':
      return again(503, { problem: m.preferences_not_saved() });
    case 'again':
      return again(stored.typed.clashes.length > 0 ? 409 : 400, {
        typed: stored.typed,
        isRefilled: true,
        errors: stored.errors,
      });
  }
}
