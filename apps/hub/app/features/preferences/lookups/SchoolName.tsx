import { type FieldProps, TextField } from '@applicant-hub/design-system';
import { type SchoolAnswers, chosenIn } from './chosen-school.ts';
import { ChosenSchoolFields } from './ChosenSchoolFields.tsx';

export interface SchoolNameProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  readonly answers: SchoolAnswers;
}

/** The field `schoolName` in a hub without the school lookup. */
export const SchoolName = ({ answers, ...field }: SchoolNameProps) => (
  <>
    <TextField {...field} name="schoolName" defaultValue={answers.schoolName} />
    <ChosenSchoolFields {...chosenIn(answers)} />
  </>
);
