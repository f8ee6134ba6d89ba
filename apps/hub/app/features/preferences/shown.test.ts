import { expect, it } from 'vitest';
import { shownAnswers, shownValue } from './shown.ts';

it('keeps the answers of its panel, and no others', () => {
  const value = shownValue('study-support', { areCarers: 'yes', gender: 'Male' });
  expect(shownAnswers('study-support', value)).toEqual({ areCarers: 'yes' });
  expect(shownAnswers('marketing-preferences', value)).toEqual({});
});

it.each([null, undefined, '', '{', 'null', '[]', '{"areCarers":1}'])('%j holds none', (value) => {
  expect(shownAnswers('study-support', value)).toEqual({});
});
