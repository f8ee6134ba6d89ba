import type { FieldName } from '@applicant-hub/domain';
import { AddressQuestion, addressFields } from './AddressQuestion.tsx';
import { Question } from './Question.tsx';
import type { QuestionForm } from './personalisation-question-form.ts';
import { tickGroupOf } from './tick-groups.ts';
import { TickQuestion } from './TickQuestion.tsx';

export interface QuestionsProps {
  readonly fields: readonly FieldName[];
  readonly form: QuestionForm;
}

/**
 * Questions in order. Address lines are grouped below their lookup, and statements below the
 * question that they answer.
 */
export function Questions({ fields, form }: QuestionsProps) {
  return fields.map((field) => {
    if (addressFields.includes(field)) {
      const lines = fields.filter((other) => addressFields.includes(other));
      return lines[0] === field && <AddressQuestion key="address" fields={lines} form={form} />;
    }
    const group = tickGroupOf(field);
    if (!group) return <Question key={field} field={field} form={form} />;
    const together = fields.filter((other) => group.fields.includes(other));
    if (together[0] !== field) return null;
    return <TickQuestion key={group.id} group={group} fields={together} form={form} />;
  });
}
