import { describe, expect, it } from 'vitest';
import { distanceWords, pointsWords } from './course-facts.ts';

describe('pointsWords', () => {
  it.each([
    [{ min: 112, max: 128 }, '112 to 128'],
    [{ min: 120, max: 120 }, '120'],
    [{ min: 0, max: 48 }, '0 to 48'],
    [null, 'Not used'],
  ])('%o is %s', (points, words) => expect(pointsWords(points)).toBe(words));
});

describe('distanceWords', () => {
  it.each([
    [0, 'less than a mile away'],
    [0.7, 'less than a mile away'],
    [1.6, '1 mile away'],
    [19.4, '12 miles away'],
    [1700, '1,056 miles away'],
  ])('%d km is %s', (km, words) => expect(distanceWords(km)).toBe(words));
});
