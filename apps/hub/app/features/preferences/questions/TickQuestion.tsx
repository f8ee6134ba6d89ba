import { TicksField } from '@applicant-hub/design-system';
import { type FieldName, isInUk } from '@applicant-hub/domain';
import { fieldHint, fieldLabel } from '@applicant-hub/copy/field-words';
import type { QuestionForm } from './personalisation-question-form.ts';
import { RequiredLabel } from './RequiredLabel.tsx';
import type { TickGroup } from './tick-groups.ts';

export interface TickQuestionProps {
  readonly group: TickGroup;
  /** The statements of the group to show. */
  readonly fields: readonly FieldName[];
  readonly form: QuestionForm;
}

export function TickQuestion({ group, fields, form }: TickQuestionProps) {
  const { answers, errors, required } = form;
  const error = fields.flatMap((field) => errors[field] ?? [])[0];
  return (
    <TicksField
      id={group.id}
      legend={group.legend()}
      hint={group.hint?.()}
      error={error}
      inline={group.inline}
      ticks={fields.map((field) => ({
        name: field,
        label: (
          <RequiredLabel isRequired={required.includes(field)}>{fieldLabel(field)}</RequiredLabel>
        ),
        hint: fieldHint(field),
        defaultChecked: answers[field] === 'yes',
        // PRF-25
        disabled: field === 'contactPost' && !isInUk(answers),
      }))}
    />
  );
}
