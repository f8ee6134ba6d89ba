import type { CourseDetails, OwnPoints, Uni } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { partTime, sampleDetails } from '#app/features/catalogue/course/courses.fixture.ts';
import { sampleUni } from '#app/features/catalogue/testing/samples.ts';
import { comparedFacts } from './facts.server.ts';

const infoOf = (course: CourseDetails) => ({ course, uni: null, slot: null });

const infos = [infoOf(sampleDetails), infoOf({ ...sampleDetails, options: [partTime] })];

const unknownHome = { postcode: 'LE1 3HP', place: null };
const nobody = { home: unknownHome, points: { kind: 'none' }, conditionsOf: () => null } as const;

const yours = (points: OwnPoints) =>
  comparedFacts(infos, { ...nobody, points }).find(({ label }) => label === 'Your points');

it("[EXT-37] the applicant's points are compared with each course", () => {
  expect(yours({ kind: 'known', points: 104 })).toMatchObject({
    values: ['8 points short', 'Asks for grades: see entry requirements'],
    isSame: false,
  });
});

it.each([['none'], ['unknown']] as const)(
  "there is no row about points if the applicant's points are %s",
  (kind) => {
    expect(yours({ kind })).toBeUndefined();
  },
);

it('[EXT-38] the distances from home have bars, and the longest distance has a full bar', () => {
  const home = { postcode: 'LE1 3HP', place: { lat: 53, lng: -1 } };
  const away = [{ lat: 54, lng: -1 }, { lat: 55, lng: -1 }, null].map((latlon) =>
    infoOf({ ...sampleDetails, latlon }),
  );
  const row = (own: Parameters<typeof comparedFacts>[1]) =>
    comparedFacts(away, own).find(({ label }) => label === 'From home');
  expect(row({ ...nobody, home })).toMatchObject({
    values: ['69 miles away', '138 miles away', null],
    bars: [{ least: 50, most: 50 }, { least: 100, most: 100 }, null],
  });
  expect(row(nobody)?.bars).toEqual([null, null, null]);
  const nowhere = { ...nobody, home: { postcode: null, place: null } };
  expect(row(nowhere)).toBeUndefined();
});

it.each([
  ['the applicant', nobody],
  ['the readers of a shared link', null],
] as const)(
  '[EXT-38] the cost of living is shown to %s, and the highest cost has a full bar',
  (_who, own) => {
    const at = (uni: Uni | null) => ({ ...infoOf(sampleDetails), uni });
    const places = [
      at(sampleUni({ costOfLiving: 1_400 })),
      at(sampleUni({ costOfLiving: 1_050 })),
      at(sampleUni({ costOfLiving: null })),
      at(null),
    ];
    expect(
      comparedFacts(places, own).find(({ label }) => label === 'Cost of living'),
    ).toMatchObject({
      values: ['£1,400 a month', '£1,050 a month', null, null],
      bars: [{ least: 100, most: 100 }, { least: 75, most: 75 }, null, null],
      isSame: false,
    });
  },
);

it('[EXT-38] a shared comparison has no rows about the applicant', () => {
  const own = comparedFacts(infos, {
    home: { postcode: 'LE1 3HP', place: { lat: 53, lng: -1 } },
    points: { kind: 'known', points: 104 },
    conditionsOf: () => 'ABB',
  });
  const shared = comparedFacts(infos, null);
  const labels = (facts: typeof own) => facts.map(({ label }) => label);
  expect(labels(own).filter((label) => !labels(shared).includes(label))).toEqual([
    'From home',
    'Your shortlist',
    'Your points',
    'Conditions of your offer',
  ]);
});

it('[EXT-38] the conditions that the applicant wrote for an offer are shown with its course', () => {
  const offers = ['a', 'b'].map((courseId) => infoOf({ ...sampleDetails, courseId }));
  const row = (conditionsOf: (course: CourseDetails) => string | null) =>
    comparedFacts(offers, { ...nobody, conditionsOf }).find(
      ({ label }) => label === 'Conditions of your offer',
    );
  expect(row(({ courseId }) => (courseId === 'b' ? 'ABB' : null))?.values).toEqual([null, 'ABB']);
  expect(row(() => null)).toBeUndefined();
});
