import type { SubjectBar } from './types.ts';

/** Maximum number of entries in a ranking (PLY-14). */
const MAX_RANKED = 100;

export const SHOWN_AT_FIRST = 5;

export interface Applied {
  /** Title of its subject guide. */
  readonly subject: string;
  readonly applicants: number;
}

export type Ranked<Item extends Applied = Applied> = Item & {
  /** Position by number of applicants, from 1; the colour depends on it (AMB-55). */
  readonly rank: number;
  /** The length of its bar, as a whole percentage of the longest bar; at least 1. */
  readonly percent: number;
};

/** Ranks items by number of applicants, then by title; at most 100 (PLY-14). */
export function rankByApplicants<Item extends Applied>(items: readonly Item[]): Ranked<Item>[] {
  const ranked = items
    .toSorted(
      (one, other) => other.applicants - one.applicants || compare(one.subject, other.subject),
    )
    .slice(0, MAX_RANKED);
  const most = Math.max(1, ranked[0]?.applicants ?? 0);
  return ranked.map((item, index) => ({
    ...item,
    rank: index + 1,
    percent: Math.max(1, Math.round((item.applicants / most) * 100)),
  }));
}

type Combination = Pick<SubjectBar, 'qualification' | 'subjects'>;

/**
 * Indexes the published figures, which are thousands of rows, so that a lookup reads only the rows
 * of its subjects.
 *
 * @returns a function that returns the ranked subjects that applicants with exactly the given
 * subjects (names, in any order) applied for; empty when no such applicant is known (PLY-18)
 */
export function subjectRankings(bars: readonly SubjectBar[]): (wanted: Combination) => Ranked[] {
  const all = new Map<string, Map<string, number>>();
  for (const bar of bars) {
    const key = keyOf(bar);
    const applicants = all.get(key) ?? new Map<string, number>();
    all.set(key, applicants);
    const before = applicants.get(bar.subjectGuide) ?? 0;
    applicants.set(bar.subjectGuide, before + bar.applicants);
  }
  return (wanted) => {
    const applicants = [...(all.get(keyOf(wanted)) ?? [])];
    return rankByApplicants(
      applicants.map(([subject, sum]): Applied => ({ subject, applicants: sum })),
    );
  };
}

/** A key that is the same for the same subjects in any order; names may contain any character. */
const keyOf = ({ qualification, subjects }: Combination): string =>
  JSON.stringify([qualification, ...new Set(subjects.toSorted())]);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
