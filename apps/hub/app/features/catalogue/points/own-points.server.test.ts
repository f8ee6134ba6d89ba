import { describe, expect, it } from 'vitest';
import { pointsLine, pointsTag } from './own-points.server.ts';

const requiredPoints = { min: 112, max: 128 };

describe("the comparison of the applicant's points with a course", () => {
  it.each([
    [104, requiredPoints, '8 points short', false],
    [111, requiredPoints, '1 point short', false],
    [112, requiredPoints, 'Enough points', true],
    [128, requiredPoints, 'Enough points', true],
    [129, requiredPoints, 'Above its range', true],
    [0, requiredPoints, '112 points short', false],
    [136, null, 'Asks for grades: see entry requirements', false],
  ])(
    "[EXT-37] with %d points and the course's range %j, the text is: %s",
    (points, range, words, isEnough) =>
      expect(pointsTag({ kind: 'known', points }, range)).toEqual({ words, isEnough }),
  );

  it.each([['none'], ['unknown']] as const)(
    "there is no text if the applicant's points are %s",
    (kind) => expect(pointsTag({ kind }, requiredPoints)).toBeNull(),
  );
});

describe('the line about the points', () => {
  it.each([
    [
      { kind: 'known', points: 1 },
      /^Your saved grades are worth 1 Tariff point\. Points don't say/,
      'other grades',
    ],
    [
      { kind: 'known', points: 136 },
      /^Your saved grades are worth 136 Tariff points\./,
      'other grades',
    ],
    [{ kind: 'none' }, /^Save your grades to see/, 'Add your grades'],
    [{ kind: 'unknown' }, /^We can't read your saved grades/, 'Look at your grades'],
  ] as const)('the line for the points %j has a text and a link', (points, words, link) => {
    const line = pointsLine(points, '/explore/favourites?kind=courses', []);
    expect(line.words).toMatch(words);
    expect(line.link).toContain(link);
    expect(line.href).toBe(
      '/dashboard?widget=Tariff&backUrl=%2Fexplore%2Ffavourites%3Fkind%3Dcourses',
    );
  });

  it.each([
    [112, true],
    [104, false],
    [160, false],
  ])('with %d points, the word “enough” is explained: %s', (own, isExplained) => {
    const points = { kind: 'known', points: own } as const;
    const tags = [null, undefined, pointsTag(points, requiredPoints)];
    expect(pointsLine(points, '/', tags).words.includes('“Enough” means')).toBe(isExplained);
  });
});
