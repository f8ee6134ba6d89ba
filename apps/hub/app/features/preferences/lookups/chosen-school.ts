export interface SchoolAnswers {
  readonly schoolName?: string | undefined;
  readonly schoolId?: string | undefined;
  readonly schoolUkprn?: string | undefined;
}

/** A chosen school, and the name under which it was found. */
export interface ChosenSchool {
  readonly id: string;
  readonly ukprn: string;
  readonly name: string;
}

export const noSchool: ChosenSchool = { id: '', ukprn: '', name: '' };

export const chosenIn = ({
  schoolName = '',
  schoolId = '',
  schoolUkprn = '',
}: SchoolAnswers): ChosenSchool =>
  schoolId === '' ? noSchool : { id: schoolId, ukprn: schoolUkprn, name: schoolName };
