import { describe, expect, it } from 'vitest';
import { courseFacts, distanceWords, pointsWords, startWords } from './course-facts.ts';
import { fullTime } from './courses.fixture.ts';

it('[FAV-20][AMB-119] an unknown fact is empty, and unknown points are not shown as "Not used"', () => {
  const option = { ...fullTime, startDate: null, ucasPoints: 'notKnown' } as const;
  expect(courseFacts(option)).toMatchObject({ startDate: '', points: '' });
});

describe('startWords', () => {
  it.each([
    ['2027-09-20', 'September 2027'],
    [null, 'Not known'],
  ])('[FAV-20] the start date %j is shown as %j', (startDate, words) => {
    expect(startWords({ startDate })).toBe(words);
  });
});

describe('pointsWords', () => {
  it.each([
    [{ min: 112, max: 128 }, '112 to 128'],
    [{ min: 120, max: 120 }, '120'],
    [{ min: 0, max: 48 }, '0 to 48'],
    [null, 'Not used'],
  ])('the points %o are shown as %s', (points, words) => expect(pointsWords(points)).toBe(words));
});

describe('distanceWords', () => {
  it.each([
    [0, 'less than a mile away'],
    [0.7, 'less than a mile away'],
    [1.6, '1 mile away'],
    [19.4, '12 miles away'],
    [1700, '1,056 miles away'],
  ])('the distance %d km is shown as %s', (km, words) => expect(distanceWords(km)).toBe(words));
});
