import { m } from '@applicant-hub/copy';
import { Fieldset } from '@applicant-hub/design-system';
import { type FieldName, isInUk } from '@applicant-hub/domain';
import { AddressLookup } from '../lookups/AddressLookup.tsx';
import { Question } from './Question.tsx';
import type { QuestionForm } from './personalisation-question-form.ts';

export const addressFields: readonly FieldName[] = [
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'postcode',
];

export interface AddressQuestionProps {
  readonly fields: readonly FieldName[];
  readonly form: QuestionForm;
}

export function AddressQuestion({ fields, form }: AddressQuestionProps) {
  const lines = fields.map((field) => <Question key={field} field={field} form={form} />);
  const hasLookup = form.lookups.address && isInUk(form.answers);
  return (
    <Fieldset id="postal-address" legend={m.preferences_address()}>
      {hasLookup ? <AddressLookup view={form.lookup}>{lines}</AddressLookup> : lines}
    </Fieldset>
  );
}
