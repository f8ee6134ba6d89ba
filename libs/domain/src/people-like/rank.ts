import type { SubjectBar } from './types.ts';

/** As many are ranked at most (PLY-14). */
const MAX_RANKED = 100;

/** As many are shown at first (PLY-14). */
export const SHOWN_AT_FIRST = 5;

/** How many people applied for a subject. */
export interface Applied {
  /** Title of its subject guide. */
  readonly subject: string;
  readonly applicants: number;
}

/** A place in the ranking of what people applied for. */
export type Ranked<Item extends Applied = Applied> = Item & {
  /** From 1, by applicants: the colour goes by it (AMB-55). */
  readonly rank: number;
  /** How long its bar is: whole percent of the longest one, from 1. */
  readonly percent: number;
};

/** Most applicants first, those with as many in the order of their titles; 100 at most (PLY-14). */
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

/** What a row of the published figures is about. */
type Combination = Pick<SubjectBar, 'qualification' | 'subjects'>;

/**
 * Puts the published figures in order, for they are thousands of rows: whoever asks reads only those
 * of the own subjects.
 *
 * @returns what people with exactly some subjects (names, in any order) applied for, ranked; none when
 *   nobody is known to have them (PLY-18)
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

/** The same for the same subjects in any order; names may have any character. */
const keyOf = ({ qualification, subjects }: Combination): string =>
  JSON.stringify([qualification, ...new Set(subjects.toSorted())]);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
