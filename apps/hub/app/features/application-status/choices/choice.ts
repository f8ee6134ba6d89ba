import { type StudyLevel, studyLevels } from '@applicant-hub/domain';
import { applicationFields } from '../applications/fields.ts';

export interface Choice {
  studyYear: string;
  studyLevel: StudyLevel;
}

/** A form, or the stored fields of a form. */
interface ChoiceForm {
  get: (name: string) => unknown;
}

/**
 * @param years the years on offer
 * @returns null if the form has no valid choice
 */
export function readChoice(form: ChoiceForm, years: readonly string[]): Choice | null {
  const studyYear = years.find((year) => year === form.get(applicationFields.studyYear));
  const studyLevel = studyLevels.find((level) => level === form.get(applicationFields.studyLevel));
  return studyYear && studyLevel ? { studyYear, studyLevel } : null;
}

/** The form sends this string to identify the choice for which its buttons were rendered. */
export const choiceName = ({ studyYear, studyLevel }: Choice): string =>
  `${studyYear} ${studyLevel}`;

export const isSameChoice = (a: Choice, b: Choice): boolean =>
  a.studyYear === b.studyYear && a.studyLevel === b.studyLevel;
