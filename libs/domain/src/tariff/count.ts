import { nameKey } from '../text/name-key.ts';
import type { SavedGrade } from './types.ts';

export type NotCounted =
  /** An AS, when the applicant has the A level in the same subject (TAR-13). */
  | 'asWithALevel'
  /** A Higher, when the applicant has the Advanced Higher in the same subject (EXT-16). */
  | 'higherWithAdvanced'
  /** A repeated subject, or a music or speech grade, when there is a better grade (EXT-16). */
  | 'notTheHighest'
  /**
   * An Extended Project, when there is a better Extended Project, unless the applicant states that
   * the projects are different.
   */
  | 'sameProject';

export interface CountedGrade {
  readonly grade: SavedGrade;
  readonly points: number;
  /** Null when the grade counts. */
  readonly note: NotCounted | null;
  /**
   * Whether this Extended Project differs from the best Extended Project; null when the question
   * does not apply.
   */
  readonly isAnotherProject: boolean | null;
}

/**
 * Codes of qualifications that do not count when the applicant also has another qualification in
 * the same subject.
 */
const replacedBy: readonly {
  note: NotCounted;
  codes: readonly string[];
  by: readonly string[];
}[] = [
  { note: 'asWithALevel', codes: ['AS', 'ASD'], by: ['AL', 'ALD'] },
  { note: 'higherWithAdvanced', codes: ['SQAH'], by: ['SQAAH'] },
];

/** Codes of graded examinations. Of each group, only the best grade for an instrument counts. */
const bestOf: readonly (readonly string[])[] = [
  ['MP6', 'MP7', 'MP8'],
  ['MT6', 'MT7', 'MT8'],
  ['LA6', 'LA7', 'LA8'],
];

const isProject = ({ code }: SavedGrade): boolean => code === 'EPQ';

export function countGrades(grades: readonly SavedGrade[]): CountedGrade[] {
  const subjects = inSubjects(grades.filter((grade) => !isProject(grade)));
  const projects = grades.filter(isProject);
  const project = best(projects.filter((grade) => !grade.isAnotherProject));
  return grades.map((grade) => {
    if (!isProject(grade)) return counted(grade, whyNot(grade, subjects.get(subjectKey(grade))));
    const isAsked = projects.length > 1 && grade !== project;
    const isAnotherProject = isAsked ? grade.isAnotherProject === true : null;
    const note = isAnotherProject === false ? 'sameProject' : null;
    return { ...counted(grade, note), isAnotherProject };
  });
}

const counted = (grade: SavedGrade, note: NotCounted | null): CountedGrade => ({
  grade,
  points: note === null ? grade.points : 0,
  note,
  isAnotherProject: null,
});

export const totalPoints = (grades: readonly SavedGrade[]): number =>
  countGrades(grades).reduce((sum, { points }) => sum + points, 0);

/** The facts about the grades in one subject that decide which of them count. */
interface InSubject {
  readonly codes: Set<string>;
  /** The best grade of each family. */
  readonly best: Map<string, SavedGrade>;
}

/**
 * The facts for each subject. Grades without a subject are left out, because a missing subject does
 * not equal any other subject (AMB-42).
 */
function inSubjects(grades: readonly SavedGrade[]): ReadonlyMap<string, InSubject> {
  const subjects = new Map<string, InSubject>();
  for (const grade of grades) {
    const key = subjectKey(grade);
    if (key === '') continue;
    const subject: InSubject = subjects.get(key) ?? { codes: new Set(), best: new Map() };
    subjects.set(key, subject);
    subject.codes.add(grade.code);
    const family = familyOf(grade);
    subject.best.set(family, better(subject.best.get(family), grade));
  }
  return subjects;
}

function whyNot(grade: SavedGrade, subject: InSubject | undefined): NotCounted | null {
  if (!subject) return null;
  const rule = replacedBy.find(({ codes }) => codes.includes(grade.code));
  if (rule?.by.some((code) => subject.codes.has(code))) return rule.note;
  return subject.best.get(familyOf(grade)) === grade ? null : 'notTheHighest';
}

/** The better of two grades; if they are equal, the first. */
const better = (one: SavedGrade | undefined, other: SavedGrade): SavedGrade =>
  one && one.points >= other.points ? one : other;

const best = (grades: readonly SavedGrade[]): SavedGrade | undefined =>
  grades.reduce<SavedGrade | undefined>(better, undefined);

/** Code of the qualification, or the first code of its group of graded examinations. */
const familyOf = ({ code }: SavedGrade): string =>
  bestOf.find((codes) => codes.includes(code))?.[0] ?? code;

/** Subjects are equal when their names look equal to a reader (AMB-42). */
const subjectKey = ({ subject }: SavedGrade): string => nameKey(subject);
