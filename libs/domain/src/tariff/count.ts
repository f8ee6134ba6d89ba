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
export const countGrades = (grades: readonly SavedGrade[]): CountedGrade[] =>
  grades.map((grade) => {
    const note = whyNot(grade, grades);
    return { grade, points: note === null ? grade.points : 0, note };
  });

/** The Tariff points of grades together. */
export const totalPoints = (grades: readonly SavedGrade[]): number =>
  countGrades(grades).reduce((sum, { points }) => sum + points, 0);

function whyNot(grade: SavedGrade, all: readonly SavedGrade[]): NotCounted | null {
  const others = all.filter((other) => other !== grade && isSameSubject(other, grade));
  const rule = replacedBy.find(({ codes }) => codes.includes(grade.code));
  if (rule && others.some(({ code }) => rule.by.includes(code))) return rule.note;

  const family = bestOf.find((codes) => codes.includes(grade.code));
  const isBeaten = others.some(
    (other) =>
      family?.includes(other.code) &&
      (other.points > grade.points ||
        // Of equals the first counts.
        (other.points === grade.points && all.indexOf(other) < all.indexOf(grade))),
  );
  return isBeaten ? 'notTheHighest' : null;
}

/** Names are compared without spaces around them and without case; no subject is like no other (AMB-42). */
function isSameSubject(one: SavedGrade, other: SavedGrade): boolean {
  const [subject, otherSubject] = [one, other].map((grade) => grade.subject.trim().toLowerCase());
  return subject !== '' && subject === otherSubject;
}
