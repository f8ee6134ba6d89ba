import { type Answers, changeAnswers } from '@applicant-hub/domain';
import { baseAnswers } from '../form/base.ts';
import { renderedAnswers } from '../form/shown.ts';
import type { TypedPanel } from './panel-state.ts';
import type { SubmittedPanel } from './read-panel-form.server.ts';

/**
 * Merges the answers of a form into the values that were saved when the form was filled in, and
 * applies the rules that depend on the answers.
 */
export function typedPanel(form: SubmittedPanel, saved: Answers): TypedPanel {
  const { panel, lookup } = form;
  const base = baseAnswers(panel, form.base, saved);
  const before = { ...base, ...renderedAnswers(panel, form.shown) };
  return {
    panel,
    base,
    answers: changeAnswers(panel, before, {
      ...before,
      ...form.submitted,
      ...(lookup.isSchoolReplaced && { schoolId: '', schoolUkprn: '' }),
    }),
    clashes: form.clashes,
    phoneRegion: lookup.mobileRegion || undefined,
  };
}
