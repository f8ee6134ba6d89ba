import { countGrades, totalPoints } from '../tariff/count.ts';
import type { SavedGrade } from '../tariff/types.ts';
import { nameKey } from '../text/name-key.ts';

export interface ConditionsCheck {
  /** Whether the saved grades meet the conditions. Null when this is not certain. */
  readonly isMet: boolean | null;
  /** The applicant's A levels from the best grade to the worst, such as 'ABB'; may be empty. */
  readonly aLevels: string;
  readonly points: number;
}

type Requirement =
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'grades'; readonly grades: readonly string[] }
  | { readonly kind: 'subject'; readonly grade: string; readonly subject: string };

/** The grades of A levels, from the best to the worst. */
const scale = ['A*', 'A', 'B', 'C', 'D', 'E'];

/**
 * Codes of qualifications that use the same letters as A levels. If the applicant has one of them,
 * a list such as 'ABB' may refer to it.
 */
const lookAlikes: readonly string[] = ['ALD', 'SQAH', 'SQAAH'];

/** The highest total of the International Baccalaureate, whose points are not Tariff points. */
const MOST_BACCALAUREATE_POINTS = 45;

/**
 * Compares saved grades with the conditions of an offer, in the applicant's words. The result is
 * certain only if the hub understands the whole text: Tariff points or a list of A levels, and
 * grades in subjects ('ABB, B in Psychology').
 *
 * @returns null if there is nothing to compare: no saved grades, or no points or grades in the text
 */
export function checkConditions(
  text: string,
  saved: readonly SavedGrade[],
): ConditionsCheck | null {
  const read = clausesOf(text).map(requirementIn);
  const requirements = read.filter((one) => one !== null);
  if (requirements.length === 0 || saved.length === 0) return null;
  const grades = aLevelsIn(saved);
  const facts = { aLevels: grades.map(({ grade }) => grade).join(''), points: totalPoints(saved) };
  // Two lists, or a list and points, are probably alternatives, like texts with 'or'.
  const isClear =
    requirements.length === read.length &&
    requirements.filter(({ kind }) => kind !== 'subject').length <= 1 &&
    !/\bor\b/i.test(text);
  if (!isClear) return { isMet: null, ...facts };
  const isUnsure = saved.some(({ code }) => lookAlikes.includes(code));
  const results = requirements.map((requirement) => {
    if (requirement.kind === 'points') return facts.points >= requirement.points;
    return isUnsure ? null : meets(grades, requirement);
  });
  if (results.includes(false)) return { isMet: false, ...facts };
  return { isMet: results.includes(null) ? null : true, ...facts };
}

const clausesOf = (text: string): string[] =>
  text
    .split(/[,;.()\n]|\b(?:including|or|to include|with)\b/i)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/** The requirement of one clause; null if the clause may mean something else. */
function requirementIn(clause: string): Requirement | null {
  const points = /^(\d{2,3}) ((?:UCAS )?Tariff |UCAS )?points$/i.exec(clause);
  if (points) {
    const [, figure, unit] = points;
    const isTariff = unit !== undefined || Number(figure) > MOST_BACCALAUREATE_POINTS;
    return isTariff ? { kind: 'points', points: Number(figure) } : null;
  }
  const list =
    /^(?:(?:A[ -]levels?|grades):? )?((?:(?:A\*|[A-E]) ?){2,5})(?: ?(?:at|in) A[ -]levels?)?$/;
  const grades = list.exec(clause)?.[1]?.match(/A\*|[A-E]/g);
  if (grades) return isGradeList(grades) ? { kind: 'grades', grades } : null;
  const subject = /^(?:an? )?(?:grade )?(A\*|[A-E]) in (?:A[ -]level )?(\D+)$/.exec(clause);
  return subject && { kind: 'subject', grade: subject[1] ?? '', subject: subject[2] ?? '' };
}

/**
 * Whether letters are the grades of A levels. Offers list them from the best to the worst, unlike
 * words ('BAD'). A list of Ds and Es may be the grades of a BTEC ('DDD').
 */
const isGradeList = (grades: readonly string[]): boolean =>
  grades.every((grade, index) => index === 0 || isAtLeast(grades[index - 1], grade)) &&
  isAtLeast(grades[0], 'C');

const isAtLeast = (grade: string | undefined, wanted: string): boolean =>
  grade !== undefined && scale.indexOf(grade) <= scale.indexOf(wanted);

/** The A levels that count, from the best to the worst. */
const aLevelsIn = (saved: readonly SavedGrade[]): SavedGrade[] =>
  countGrades(saved)
    .filter(({ grade: { code, grade }, note }) => {
      return code === 'AL' && note === null && scale.includes(grade);
    })
    .map(({ grade }) => grade)
    .sort((one, other) => scale.indexOf(one.grade) - scale.indexOf(other.grade));

/** Null if the applicant has not saved the grades that the requirement is about. */
function meets(
  grades: readonly SavedGrade[],
  requirement: Exclude<Requirement, { kind: 'points' }>,
): boolean | null {
  if (requirement.kind === 'grades') {
    if (grades.length < requirement.grades.length) return null;
    return requirement.grades.every((wanted, index) => isAtLeast(grades[index]?.grade, wanted));
  }
  const { grade, subject } = requirement;
  const own = grades.find((one) => nameKey(one.subject) === nameKey(subject));
  return own ? isAtLeast(own.grade, grade) : null;
}
