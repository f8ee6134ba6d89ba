import type { SubjectBar } from './types.ts';

/** What people with the same subjects applied for. */
export type RankedSubject = Pick<SubjectBar, 'subjectGuide' | 'applicants'>;

/** As many are ranked at most (PLY-14). */
const MAX_RANKED = 100;

/**
 * What people with exactly these subjects applied for, most applicants first; those with as many in
 * the order of their titles (PLY-14). None when nobody is known to have them (PLY-18).
 *
 * @param subjects names, in any order
 */
export function rankSubjects(
  bars: readonly SubjectBar[],
  { qualification, subjects }: Pick<SubjectBar, 'qualification' | 'subjects'>,
): RankedSubject[] {
  const wanted = new Set(subjects);
  const applicants = new Map<string, number>();
  for (const bar of bars) {
    if (bar.qualification !== qualification || !isSet(wanted, bar.subjects)) continue;
    const before = applicants.get(bar.subjectGuide) ?? 0;
    applicants.set(bar.subjectGuide, before + bar.applicants);
  }
  return [...applicants]
    .map(([subjectGuide, sum]) => ({ subjectGuide, applicants: sum }))
    .sort(
      (one, other) =>
        other.applicants - one.applicants || compare(one.subjectGuide, other.subjectGuide),
    )
    .slice(0, MAX_RANKED);
}

const isSet = (wanted: ReadonlySet<string>, subjects: readonly string[]): boolean =>
  subjects.every((subject) => wanted.has(subject)) && new Set(subjects).size === wanted.size;

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
