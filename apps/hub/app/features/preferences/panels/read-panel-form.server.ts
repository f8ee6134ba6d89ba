import { type AnswerForm, type Answers, type PanelId, panelIds } from '@applicant-hub/domain';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { submittedAnswers } from '../form/asked.ts';
import { BASE_FIELD } from '../form/base.ts';
import { type OpenClash, readClashes } from '../form/clash-form.ts';
import { SHOWN_FIELD } from '../form/shown.ts';
import { type LookupForm, readLookup } from '../lookups/run-lookup.server.ts';

export interface SubmittedPanel {
  readonly panel: PanelId;
  readonly submitted: Answers;
  /** Hidden field: the values that were saved when the form was filled in. */
  readonly base: string;
  /** Hidden field: the answers that the page displayed. */
  readonly shown: string;
  readonly clashes: readonly OpenClash[];
  readonly lookup: LookupForm;
}

/** Null if the form belongs to no panel. */
export function readPanelForm(form: AnswerForm): SubmittedPanel | null {
  const sent = readForm(form, {
    panel: fields.oneOf(panelIds),
    [BASE_FIELD]: fields.text,
    [SHOWN_FIELD]: fields.text,
  });
  const { panel } = sent;
  if (panel === null) return null;
  return {
    panel,
    submitted: submittedAnswers(panel, form),
    base: sent[BASE_FIELD],
    shown: sent[SHOWN_FIELD],
    clashes: readClashes(form),
    lookup: readLookup(form),
  };
}
