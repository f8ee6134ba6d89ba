import type { SavedGrade, TariffType } from './types.ts';

/** A saved grade. Example: `savedGrade('AL', 'A', 48, 'Biology')`. */
export const savedGrade = (
  code: string,
  grade: string,
  points: number,
  subject = '',
): SavedGrade => ({
  id: `${code}-${subject}-${grade}`.toLowerCase(),
  group: 'A group',
  name: `Qualification ${code}`,
  code,
  grade,
  points,
  subject,
  gradeMessage: '',
});

export const tariffType = (name: string, group: string, code: string): TariffType => ({
  name,
  group,
  code,
  grades: [{ grade: 'A', score: 10 }],
});
