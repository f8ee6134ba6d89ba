import { type Answers, type FieldName, findErrors, type PanelId } from '@applicant-hub/domain';

/** The displayed questions that the rules require (PRF-11). */
export const requiredFields = (
  panel: PanelId,
  fields: readonly FieldName[],
  answers: Answers,
  now: Date,
): FieldName[] =>
  fields.filter((name) =>
    findErrors(panel, { ...answers, [name]: '' }, now).some(
      ({ field, rule }) => field === name && (rule === 'required' || rule === 'consent'),
    ),
  );
