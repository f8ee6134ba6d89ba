import type { SavedGrade } from './types.ts';

/** Why the points of a grade do not count. */
export type NotCounted =
  /** An AS beside the A level in the same subject (TAR-13). */
  | 'asWithALevel'
  /** A Higher beside the Advanced Higher in the same subject (EXT-16). */
  | 'higherWithAdvanced'
  /** A music or speech grade beside a better one in the same instrument or subject (EXT-16). */
  | 'notTheHighest';

/** A grade, and what it adds to the total. */
export interface CountedGrade {
  readonly grade: SavedGrade;
  readonly points: number;
  /** Null when it counts. */
  readonly note: NotCounted | null;
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

/** Each grade with what it adds to the total, in the order given. */
export function countGrades(grades: readonly SavedGrade[]): CountedGrade[] {
  const bySubject = inSubjects(grades);
  return grades.map((grade) => {
    const note = whyNot(grade, bySubject.get(subjectKey(grade)));
    return { grade, points: note === null ? grade.points : 0, note };
  });
}

/** The Tariff points of grades together. */
export const totalPoints = (grades: readonly SavedGrade[]): number =>
  countGrades(grades).reduce((sum, { points }) => sum + points, 0);

/** What the grades in one subject are, as far as it matters to one another. */
interface InSubject {
  readonly codes: Set<string>;
  /** The grade that counts of each family of graded examinations: of equals the first. */
  readonly best: Map<Family, SavedGrade>;
}

type Family = (typeof bestOf)[number];

/** No subject is like no other (AMB-42), so grades without one are left out. */
function inSubjects(grades: readonly SavedGrade[]): ReadonlyMap<string, InSubject> {
  const subjects = new Map<string, InSubject>();
  for (const grade of grades) {
    const key = subjectKey(grade);
    if (key === '') continue;
    const subject: InSubject = subjects.get(key) ?? {
      codes: new Set<string>(),
      best: new Map<Family, SavedGrade>(),
    };
    subjects.set(key, subject);
    subject.codes.add(grade.code);
    const family = familyOf(grade);
    if (!family) continue;
    const best = subject.best.get(family);
    if (!best || best.points < grade.points) subject.best.set(family, grade);
  }
  return subjects;
}

function whyNot(grade: SavedGrade, subject: InSubject | undefined): NotCounted | null {
  if (!subject) return null;
  const rule = replacedBy.find(({ codes }) => codes.includes(grade.code));
  if (rule?.by.some((code) => subject.codes.has(code))) return rule.note;
  const family = familyOf(grade);
  return family && subject.best.get(family) !== grade ? 'notTheHighest' : null;
}

const familyOf = ({ code }: SavedGrade): Family | undefined =>
  bestOf.find((codes) => codes.includes(code));

/** Names are compared without spaces around them and without case (AMB-42). */
const subjectKey = ({ subject }: SavedGrade): string => subject.trim().toLowerCase();
