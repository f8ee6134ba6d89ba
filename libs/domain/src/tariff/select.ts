import { characterCount } from '../text/characters.ts';
import { plainLine } from '../text/plain.ts';
import { MAX_GRADES, MAX_SUBJECT, MAX_TYPES } from './constants.ts';
import { ownId } from './saved-grades.ts';
import type { SavedGrade, TariffGrade, TariffType } from './types.ts';

export type TariffLimit = 'grades' | 'types' | 'subject';

/** The limit that these grades exceed; null when they may be selected and saved (AMB-44). */
export function brokenLimit(grades: readonly SavedGrade[]): TariffLimit | null {
  if (grades.length > MAX_GRADES) return 'grades';
  if (new Set(grades.map(({ code }) => code)).size > MAX_TYPES) return 'types';
  return grades.some(({ subject }) => characterCount(subject) > MAX_SUBJECT) ? 'subject' : null;
}

export interface ChosenGrade {
  readonly type: TariffType;
  readonly grade: TariffGrade;
  readonly subject: string;
}

/**
 * Adds a grade at the end.
 *
 * @returns the exceeded limit, or the grades including the new grade
 */
export function addGrade(
  grades: readonly SavedGrade[],
  { type: { name, group, code }, grade: { grade, score }, subject }: ChosenGrade,
): { limit: TariffLimit } | { limit: null; grades: SavedGrade[] } {
  const added: SavedGrade = {
    id: ownId(code.toLowerCase(), grades),
    group,
    name,
    code,
    grade,
    points: score,
    subject: plainLine(subject),
    gradeMessage: '',
  };
  const all = [...grades, added];
  const limit = brokenLimit(all);
  return limit ? { limit } : { limit: null, grades: all };
}

export const areSameGrades = (one: readonly SavedGrade[], other: readonly SavedGrade[]): boolean =>
  one.length === other.length &&
  one.every((grade, index) => {
    const beside = other[index];
    return (
      grade.code === beside?.code &&
      grade.grade === beside.grade &&
      grade.subject.trim() === beside.subject.trim() &&
      (grade.isAnotherProject ?? false) === (beside.isAnotherProject ?? false)
    );
  });

/** Whether saved grades can be loaded: they exist and differ from the selection (TAR-9). */
export const canLoadGrades = (
  selected: readonly SavedGrade[],
  saved: readonly SavedGrade[],
): boolean => saved.length > 0 && !areSameGrades(selected, saved);

/**
 * The grades that Clear removes: the selected grades or, when there are none, the saved grades
 * (TAR-7).
 */
export const whatClearClears = (selected: readonly SavedGrade[]): 'selected' | 'saved' =>
  selected.length > 0 ? 'selected' : 'saved';
