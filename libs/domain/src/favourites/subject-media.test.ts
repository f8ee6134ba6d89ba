import { expect, it } from 'vitest';
import { mediaCategories, mediaCategory } from './subject-media.ts';

it.each([
  ['Accounting', 'Accounting/finance'],
  ['Nursing', 'Nursing'],
  ['Film, radio and television', 'Media'],
  ['Veterinary medicine', 'Animals/veterinary'],
])('[FAV-46] the media category of %s is %s', (subject, category) => {
  expect(mediaCategory(subject)).toBe(category);
});

it('[FAV-46][AMB-33] each of the 58 subjects has a media category', () => {
  expect(mediaCategories.size).toBe(58);
  expect([...mediaCategories.values()].filter((category) => category === '')).toEqual([]);
});

it.each(['', 'accounting', 'Alchemy', 'constructor'])(
  '%j is not a subject and has no media category',
  (title) => {
    expect(mediaCategory(title)).toBeNull();
  },
);
