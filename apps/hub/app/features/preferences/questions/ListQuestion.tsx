import { m } from '@applicant-hub/copy';
import { type Choice, CheckboxesField, Details } from '@applicant-hub/design-system';
import { type ReactNode, useState } from 'react';

export interface ListQuestionProps {
  readonly name: string;
  readonly legend: ReactNode;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly chosen: readonly string[];
  readonly options: readonly Choice[];
}

export function ListQuestion({ chosen, ...field }: ListQuestionProps) {
  const [count, setCount] = useState(chosen.length);
  return (
    <Details summary={m.preferences_subjects_chosen({ chosen: count })}>
      <CheckboxesField
        {...field}
        inline
        defaultValue={chosen}
        onChange={({ currentTarget: { checked } }) => setCount((now) => now + (checked ? 1 : -1))}
      />
    </Details>
  );
}
