import { nameKey } from '../text/name-key.ts';
import type { SavedGrade } from './types.ts';

/** Why the points of a grade do not count. */
export type NotCounted =
  /** An AS beside the A level in the same subject (TAR-13). */
  | 'asWithALevel'
  /** A Higher beside the Advanced Higher in the same subject (EXT-16). */
  | 'higherWithAdvanced'
  /** A repeat of a subject, or a music or speech grade, beside a better one (EXT-16). */
  | 'notTheHighest'
  /** An Extended Project beside a better one, unless the applicant says that it is another project. */
  | 'sameProject';

/** A grade, and what it adds to the total. */
export interface CountedGrade {
  readonly grade: SavedGrade;
  readonly points: number;
  /** Null when it counts. */
  readonly note: NotCounted | null;
  /** Whether this is another Extended Project than the best; null where nothing is to be asked. */
  readonly isAnotherProject: boolean | null;
}

/** Codes of qualifications that give way to others in the same subject. */
const replacedBy: readonly {
  note: NotCounted;
  codes: readonly string[];
  by: readonly string[];
}[] = [
  { note: 'asWithALevel', codes: ['AS', 'ASD'], by: ['AL', 'ALD'] },
  { note: 'higherWithAdvanced', codes: ['SQAH'], by: ['SQAAH'] },
];

/** Codes of graded examinations of which the best in an instrument counts. */
const bestOf: readonly (readonly string[])[] = [
  ['MP6', 'MP7', 'MP8'],
  ['MT6', 'MT7', 'MT8'],
  ['LA6', 'LA7', 'LA8'],
];

const isProject = ({ code }: SavedGrade): boolean => code === 'EPQ';

/** Each grade with what it adds to the total, in the order given. */
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

/** The Tariff points of grades together. */
export const totalPoints = (grades: readonly SavedGrade[]): number =>
  countGrades(grades).reduce((sum, { points }) => sum + points, 0);

/** What the grades in one subject are, as far as it matters to one another. */
interface InSubject {
  readonly codes: Set<string>;
  /** The grade that counts of each family. */
  readonly best: Map<string, SavedGrade>;
}

/** No subject is like no other (AMB-42), so grades without one are left out. */
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

/** The grade that counts of two: of equals the first. */
const better = (one: SavedGrade | undefined, other: SavedGrade): SavedGrade =>
  one && one.points >= other.points ? one : other;

const best = (grades: readonly SavedGrade[]): SavedGrade | undefined =>
  grades.reduce<SavedGrade | undefined>(better, undefined);

/** The qualification, or the first of the examinations that are graded together. */
const familyOf = ({ code }: SavedGrade): string =>
  bestOf.find((codes) => codes.includes(code))?.[0] ?? code;

/** Names are compared as people read them (AMB-42). */
const subjectKey = ({ subject }: SavedGrade): string => nameKey(subject);
