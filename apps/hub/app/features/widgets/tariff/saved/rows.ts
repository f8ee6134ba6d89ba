import type { SavedGrade } from '@applicant-hub/domain';

/** Name of the subject field of a saved grade, or of a new row for a type. */
export const subjectField = (row: string): string => `subject:${row}`;

export const gradeField = (row: string): string => `grade:${row}`;

export const projectField = (row: string): string => `project:${row}`;

export const projectAnswers = { same: 'same', another: 'another' } as const;

export const projectAnswer = ({ isAnotherProject }: SavedGrade): string =>
  isAnotherProject ? projectAnswers.another : projectAnswers.same;

export const isRowField = (name: string): boolean =>
  [subjectField(''), gradeField(''), projectField('')].some((prefix) => name.startsWith(prefix));

export const newRow = (code: string): string => `new:${code}`;

/** The value of this button is the id of the grade. */
export const REMOVE_ROW = 'removeRow';

export interface SavedType {
  readonly name: string;
  readonly code: string;
  readonly grades: readonly SavedGrade[];
}

export function savedTypes(saved: readonly SavedGrade[]): SavedType[] {
  const codes = [...new Set(saved.map(({ code }) => code))];
  return codes.map((code) => {
    const grades = saved.filter((grade) => grade.code === code);
    return { name: grades[0]?.name ?? code, code, grades };
  });
}
