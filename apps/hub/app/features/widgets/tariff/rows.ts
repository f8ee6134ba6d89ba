import type { SavedGrade } from '@applicant-hub/domain';

/** The field that holds the subject of a saved grade, or of one more of a type. */
export const subjectField = (row: string): string => `subject:${row}`;

/** The field that holds the grade of a saved grade, or of one more of a type. */
export const gradeField = (row: string): string => `grade:${row}`;

/** The field that holds whether a saved Extended Project is another one. */
export const projectField = (row: string): string => `project:${row}`;

/** The answers of that field. */
export const projectAnswers = { same: 'same', another: 'another' } as const;

/** The answer that the field shows for a saved grade. */
export const projectAnswer = ({ isAnotherProject }: SavedGrade): string =>
  isAnotherProject ? projectAnswers.another : projectAnswers.same;

/** Whether a field is one of a row. */
export const isRowField = (name: string): boolean =>
  [subjectField(''), gradeField(''), projectField('')].some((prefix) => name.startsWith(prefix));

/** The empty row of a type. */
export const newRow = (code: string): string => `new:${code}`;

/** The button that takes a saved grade away, by its id. */
export const REMOVE_ROW = 'removeRow';

/** Saved grades of one qualification. */
export interface SavedType {
  readonly name: string;
  readonly code: string;
  readonly grades: readonly SavedGrade[];
}

/** Saved grades by qualification, in the order in which each was saved first. */
export function savedTypes(saved: readonly SavedGrade[]): SavedType[] {
  const codes = [...new Set(saved.map(({ code }) => code))];
  return codes.map((code) => {
    const grades = saved.filter((grade) => grade.code === code);
    return { name: grades[0]?.name ?? code, code, grades };
  });
}
