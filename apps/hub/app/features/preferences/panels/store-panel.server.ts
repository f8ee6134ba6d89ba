import type { AppLoadContext } from '@remix-run/node';
import {
  type Answers,
  findErrors,
  NO_VERSION,
  personalisationSetting,
  type PanelSave,
  savedAnswers,
  savePanel,
} from '@applicant-hub/domain';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import { findSetting } from '#app/platform/request/setting-data.server.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import type { FieldErrors } from '../questions/personalisation-question-form.ts';
import { fieldErrors } from '../form/error-text.ts';
import type { TypedPanel } from './panel-state.ts';

/** Maximum number of attempts when other data is saved between reading and writing. */
const ATTEMPTS = 5;

export type StoredPanel =
  | { readonly state: 'stored' | 'failed' }
  /** The form merged with the saved values: the user must choose an answer or fix an error. */
  | { readonly state: 'again'; readonly typed: TypedPanel; readonly errors: FieldErrors };

/**
 * Saves the changes of a form, on the condition that no other save happened after the changes were
 * compared with the stored values. Values that were saved elsewhere are preserved. If both saves
 * changed the same answer, nothing is saved and the user must choose (PRF-10).
 */
export async function storePanel(
  typed: TypedPanel,
  context: AppLoadContext,
  applicant: Applicant,
): Promise<StoredPanel> {
  const { panel, base, answers } = typed;
  let current = findSetting(applicant.user, personalisationSetting);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const saved = savedAnswers(current?.data ?? null);
    const save = savePanel(panel, base, answers, saved);
    const errors = findErrors(panel, save.answers, context.now());
    const isOpen = save.clashes.length > 0;
    if (isOpen || errors.length > 0) {
      return {
        state: 'again',
        typed: onTop(typed, save, saved),
        // The errors are not shown while a conflict is open, because the user's choice may resolve
        // them.
        errors: isOpen ? {} : fieldErrors(errors),
      };
    }
    // An empty object would remove the whole setting (SYS-2).
    if (Object.keys(save.data).length === 0) return { state: 'stored' };
    const stored = await context.clients.identity.saveDraft(writeOptions({ context, applicant }), {
      ...personalisationSetting,
      data: save.data,
      immediate: true,
      expectedVersion: current?.version ?? NO_VERSION,
      keep: false,
    });
    if (!stored.ok) return { state: 'failed' };
    if (stored.value.outcome === 'saved') return { state: 'stored' };
    ({ current } = stored.value);
  }
  return { state: 'failed' };
}

const onTop = (typed: TypedPanel, save: PanelSave, saved: Answers): TypedPanel => ({
  ...typed,
  base: saved,
  answers: save.answers,
  clashes: save.clashes.map((fields) => ({ fields, choice: null })),
});
