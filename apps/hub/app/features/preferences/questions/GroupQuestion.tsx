import { CheckboxesField } from '@applicant-hub/design-system';
import { listOf, type OnboardingFieldName } from '@applicant-hub/domain';
import type { ChangeEvent } from 'react';
import { RequiredLabel } from './RequiredLabel.tsx';
import type { StepView } from '../first-visit/step-view.ts';

export interface GroupOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

export interface GroupQuestionProps {
  readonly field: OnboardingFieldName;
  readonly view: StepView;
  readonly legend: string;
  readonly hint?: string;
  readonly inline?: true;
  readonly options: readonly GroupOption[];
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

export function GroupQuestion({ field, view, legend, ...words }: GroupQuestionProps) {
  return (
    <CheckboxesField
      {...words}
      legend={<RequiredLabel isRequired={view.required.includes(field)}>{legend}</RequiredLabel>}
      name={field}
      error={view.errors[field]}
      defaultValue={listOf(view.answers[field])}
    />
  );
}
