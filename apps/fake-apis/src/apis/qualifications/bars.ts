import { chanceOf } from '../courses/chance.ts';
import { subjectGuides } from '../content/subject-guides.ts';
import { type Kind, kinds } from './kinds.ts';

/**
 * A row of the published figures: the number of applicants with a combination of school subjects
 * who applied for courses in the subject of a guide.
 */
export interface Bar {
  readonly qualification: string;
  /** Sorted alphabetically. */
  readonly subjects: readonly string[];
  /** Title of a subject guide. */
  readonly subjectGuide: string;
  readonly applicants: number;
}

/**
 * Minimum number of applicants for a published combination. Smaller groups could be identified
 * (PLY-18).
 */
const FEWEST_APPLICANTS = 50;
/** Minimum number of applications for a published subject guide. */
const FEWEST_APPLICATIONS = 10;
/** Numbers of applicants are rounded to a multiple of this. */
const ROUNDED_TO = 5;
/** Maximum number of unexpected subject guides for a combination of subjects. */
const SURPRISES = 3;

let published: readonly Bar[] | undefined;

/**
 * All rows; within each combination of subjects, the rows with the most applicants are first. The
 * rows depend only on the data in `kinds`.
 */
export const barsPublished = (): readonly Bar[] =>
  (published ??= kinds.flatMap((kind) =>
    combinations(kind).flatMap((subjects) => barsOf(kind, subjects)),
  ));

/**
 * The guides to the subjects that applicants with exactly these school subjects applied for, sorted
 * by number of applicants, highest first; empty when too few applicants have these school subjects.
 *
 * @param subjects names, in alphabetical order
 */
export function barsOf(kind: Kind, subjects: readonly string[]): Bar[] {
  if (subjects.length !== kind.taken) return [];
  const share = shareOf(kind, subjects) / largestShare(kind);
  const applicants = kind.mostApplicants * share ** kind.steepness;
  return applicants < FEWEST_APPLICANTS ? [] : drawn(kind, subjects, applicants);
}

const combinations = (kind: Kind): string[][] => combine(Object.keys(kind.subjects), kind.taken);

const largestShares = new Map<Kind, number>();

function largestShare(kind: Kind): number {
  const known = largestShares.get(kind);
  if (known !== undefined) return known;
  const largest = Math.max(...combinations(kind).map((subjects) => shareOf(kind, subjects)));
  largestShares.set(kind, largest);
  return largest;
}

/** All combinations of `count` items, in the given order. */
function combine(items: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    combine(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

/**
 * Relative number of applicants who have all of these subjects. It is higher when the subjects lead
 * to the same guides.
 */
function shareOf(kind: Kind, subjects: readonly string[]): number {
  const taken = subjects.flatMap((name) => kind.subjects[name] ?? []);
  const goals = taken.flatMap(({ leadsTo }) => leadsTo);
  const shared = goals.length - new Set(goals).size;
  return taken.reduce((share, { takenBy }) => share * takenBy, 1 + shared);
}

/**
 * The guides to which the subjects most likely lead, with some random variation, and a few
 * unexpected guides.
 */
function drawn(kind: Kind, subjects: readonly string[], applicants: number): Bar[] {
  const weights = new Map<string, number>();
  for (const name of subjects) {
    for (const [place, guide] of (kind.subjects[name]?.leadsTo ?? []).entries()) {
      weights.set(guide, (weights.get(guide) ?? 0) + 0.5 / (place + 1));
    }
  }
  const roll = (text: string | number) => chanceOf([kind.id, ...subjects, text].join());
  for (let surprise = 0; surprise < SURPRISES; surprise += 1) {
    const guide = subjectGuides[Math.floor(roll(surprise) * subjectGuides.length)]?.title ?? '';
    if (!weights.has(guide)) weights.set(guide, 0.05);
  }

  return [...weights]
    .map(([subjectGuide, weight]) => {
      const applied = applicants * weight * (0.6 + 0.8 * roll(subjectGuide));
      return {
        qualification: kind.name,
        subjects,
        subjectGuide,
        applicants: Math.round(applied / ROUNDED_TO) * ROUNDED_TO,
      };
    })
    .filter((bar) => bar.applicants >= FEWEST_APPLICATIONS)
    .sort(
      (one, other) =>
        other.applicants - one.applicants || (one.subjectGuide < other.subjectGuide ? -1 : 1),
    );
}
