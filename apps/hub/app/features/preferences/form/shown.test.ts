import { expect, it } from 'vitest';
import { renderedAnswers, shownValue } from './shown.ts';

it('keeps the answers of its panel, and no others', () => {
  const value = shownValue('study-support', { areCarers: 'yes', gender: 'Male' });
  expect(renderedAnswers('study-support', value)).toEqual({ areCarers: 'yes' });
  expect(renderedAnswers('marketing-preferences', value)).toEqual({});
});

it.each(['', '{', 'null', '[]', '{"areCarers":1}'])('%j holds none', (value) => {
  expect(renderedAnswers('study-support', value)).toEqual({});
});
