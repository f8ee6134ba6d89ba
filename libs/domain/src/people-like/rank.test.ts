import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankByApplicants, subjectRankings } from './rank.ts';
import type { SubjectBar } from './types.ts';

fc.configureGlobal({ seed: 20_261_122, numRuns: 300 });

const sciences = ['Biology', 'Chemistry', 'Physics'];
const bar = (subjectGuide: string, applicants: number, fields: Partial<SubjectBar> = {}) => ({
  qualification: 'A level',
  subjects: sciences,
  subjectGuide,
  applicants,
  ...fields,
});
const wanted = { qualification: 'A level', subjects: sciences };

describe('the ranking of applications by applicants with the same subjects', () => {
  it.each<[string, SubjectBar[], [string, number][]]>([
    [
      '[PLY-14] rows with different numbers, most applicants first',
      [bar('Law', 5), bar('Medicine', 90), bar('Nursing', 40)],
      [
        ['Medicine', 90],
        ['Nursing', 40],
        ['Law', 5],
      ],
    ],
    [
      'rows with the same number in the order of their titles',
      [bar('Nursing', 5), bar('Law', 5), bar('Art', 5)],
      [
        ['Art', 5],
        ['Law', 5],
        ['Nursing', 5],
      ],
    ],
    [
      'several rows of one subject guide, which are added up',
      [bar('Law', 20), bar('Art', 25), bar('Law', 10, { subjects: sciences.toReversed() })],
      [
        ['Law', 30],
        ['Art', 25],
      ],
    ],
    [
      'rows of users with other, fewer or more subjects, which are left out',
      [
        bar('Law', 1, { subjects: ['Biology', 'Chemistry', 'Music'] }),
        bar('Law', 2, { subjects: ['Biology', 'Chemistry'] }),
        bar('Law', 4, { subjects: [...sciences, 'Music'] }),
        bar('Law', 8, { subjects: ['Biology', 'Chemistry', 'Chemistry'] }),
      ],
      [],
    ],
    [
      'rows of users with another qualification, which are left out',
      [bar('Law', 5, { qualification: 'SQA - Highers' })],
      [],
    ],
    ['a file without rows', [], []],
  ])('the ranking handles %s', (_, bars, ranked) => {
    expect(
      subjectRankings(bars)(wanted).map(({ subject, applicants }) => [subject, applicants]),
    ).toEqual(ranked);
  });

  it('[PLY-14] the ranking has at most 100 entries, and lower entries are dropped', () => {
    const bars = Array.from({ length: 101 }, (_, index) => bar(`Guide ${index}`, index));
    const ranked = subjectRankings(bars)(wanted);
    expect(ranked).toHaveLength(100);
    expect(ranked.at(-1)).toMatchObject({ subject: 'Guide 1', applicants: 1, rank: 100 });
  });

  it('a bar is a percentage of the longest bar, and never empty', () => {
    const items = [0, 600, 1200].map((applicants) => ({ subject: 'Law', applicants }));
    expect(rankByApplicants(items).map(({ rank, percent }) => [rank, percent])).toEqual([
      [1, 100],
      [2, 50],
      [3, 1],
    ]);
    expect(rankByApplicants([{ subject: 'Law', applicants: 0 }])).toMatchObject([{ percent: 1 }]);
  });

  it('the ranking does not depend on the order of subjects and rows, and drops no applicants', () => {
    const rows = fc.array(fc.tuple(fc.constantFrom('Art', 'Law', 'Music'), fc.nat(1_000)));
    const orders = fc.shuffledSubarray(sciences, { minLength: sciences.length });
    fc.assert(
      fc.property(rows, orders, orders, (pairs, theirs, requests) => {
        const bars = pairs.map(([guide, count]) => bar(guide, count, { subjects: theirs }));
        const ranked = subjectRankings(bars)({ ...wanted, subjects: requests });
        expect(subjectRankings(bars.toReversed())(wanted)).toEqual(ranked);
        const sum = (of: readonly { applicants: number }[]) =>
          of.reduce((total, { applicants }) => total + applicants, 0);
        expect(sum(ranked)).toBe(sum(bars));
        const counts = ranked.map(({ applicants }) => applicants);
        expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      }),
    );
  });
});
