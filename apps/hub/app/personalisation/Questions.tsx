import type { FieldName } from '@applicant-hub/domain';
import { Question } from './Question.tsx';
import type { QuestionForm } from './question-form.ts';
import { tickGroupOf } from './tick-groups.ts';
import { TickQuestion } from './TickQuestion.tsx';

export interface QuestionsProps {
  readonly fields: readonly FieldName[];
  readonly form: QuestionForm;
}

/** Questions in their order; statements that answer one question stand together under it. */
export function Questions({ fields, form }: QuestionsProps) {
  return fields.map((field) => {
    const group = tickGroupOf(field);
    if (!group) return <Question key={field} field={field} form={form} />;
    const together = fields.filter((other) => group.fields.includes(other));
    if (together[0] !== field) return null;
    return <TickQuestion key={group.id} group={group} fields={together} form={form} />;
  });
}
