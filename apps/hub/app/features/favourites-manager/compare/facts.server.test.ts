import type { OwnPoints } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { partTime, sampleDetails } from '#app/features/catalogue/courses.fixture.ts';
import { comparedFacts } from './facts.server.ts';

const infos = [sampleDetails, { ...sampleDetails, options: [partTime] as const }].map((course) => ({
  course,
  uni: null,
  slot: null,
}));

const yours = (points: OwnPoints) =>
  comparedFacts(infos, { home: null, points }).find(({ label }) => label === 'Your points');

it('says of each compared course what the points are for it', () => {
  expect(yours({ kind: 'known', points: 104 })).toMatchObject({
    values: ['8 points short', 'Asks for grades: see entry requirements'],
    isSame: false,
  });
});

it.each([['none'], ['unknown']] as const)('has no row of points that are %s', (kind) => {
  expect(yours({ kind })).toBeUndefined();
});

it('[EXT-38] has no row about the applicant for the readers of a link', () => {
  const own = comparedFacts(infos, {
    home: { lat: 53, lng: -1 },
    points: { kind: 'known', points: 104 },
  });
  const shared = comparedFacts(infos, null);
  const labels = (facts: typeof own) => facts.map(({ label }) => label);
  expect(labels(own).filter((label) => !labels(shared).includes(label))).toEqual([
    'From home',
    'Your shortlist',
    'Your points',
  ]);
});
