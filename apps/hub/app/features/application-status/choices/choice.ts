import { type StudyLevel, studyLevels } from '@applicant-hub/domain';
import { applicationFields } from '../applications/fields.ts';

/** What somebody applies for. */
export interface Choice {
  studyYear: string;
  studyLevel: StudyLevel;
}

/** A form, or what was kept of one. */
interface ChoiceForm {
  get: (name: string) => unknown;
}

/**
 * What a form says.
 *
 * @param years those that are offered
 * @returns null when it says nothing that is offered
 */
export function readChoice(form: ChoiceForm, years: readonly string[]): Choice | null {
  const studyYear = years.find((year) => year === form.get(applicationFields.studyYear));
  const studyLevel = studyLevels.find((level) => level === form.get(applicationFields.studyLevel));
  return studyYear && studyLevel ? { studyYear, studyLevel } : null;
}

/** A choice in one word, as the form says which one its buttons are about. */
export const choiceName = ({ studyYear, studyLevel }: Choice): string =>
  `${studyYear} ${studyLevel}`;

export const isSameChoice = (a: Choice, b: Choice): boolean =>
  a.studyYear === b.studyYear && a.studyLevel === b.studyLevel;
