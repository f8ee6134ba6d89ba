import type { SavedGrade } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { tariffFact } from './fact.ts';
import type { ShortlistView } from './view-types.ts';

const saved = (points: number): SavedGrade => ({
  id: 'AL',
  group: 'A level and AS',
  name: 'A level',
  code: 'AL',
  grade: 'A',
  points,
  subject: 'Biology',
  gradeMessage: '',
});

const course = (min: number | 'notKnown' | null) => ({
  title: 'Biology',
  href: '/biology',
  points: typeof min === 'number' ? { min, max: min + 16 } : min,
});

const shortlist = (...least: (number | 'notKnown' | null)[]): ShortlistView => ({
  state: 'ready',
  courses: least.map(course),
});

it('[EXT-34] the saved points are compared with the shortlisted courses that use the Tariff', () => {
  expect(tariffFact([saved(136)], shortlist(136, 137, null))).toBe('136 points: 1 of 2 met');
});

it('only the points are shown if the shortlist is unknown, or no course has known required points', () => {
  expect(tariffFact([saved(136)], null)).toBe('136 points');
  expect(tariffFact([saved(136)], { state: 'pending' })).toBe('136 points');
  expect(tariffFact([saved(136)], shortlist(null))).toBe('136 points');
  expect(tariffFact([saved(136)], shortlist('notKnown'))).toBe('136 points');
});

it('without saved grades, there is no fact', () => {
  expect(tariffFact([], shortlist(136))).toBeNull();
});
