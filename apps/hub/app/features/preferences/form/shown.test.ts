import { expect, it } from 'vitest';
import { renderedAnswers, shownValue } from './shown.ts';

it('the hidden field contains only the answers of its own panel', () => {
  const value = shownValue('study-support', { areCarers: 'yes', gender: 'Male' });
  expect(renderedAnswers('study-support', value)).toEqual({ areCarers: 'yes' });
  expect(renderedAnswers('marketing-preferences', value)).toEqual({});
});

it.each(['', '{', 'null', '[]', '{"areCarers":1}'])(
  'the hidden field with the value %j is read as no answers',
  (value) => {
    expect(renderedAnswers('study-support', value)).toEqual({});
  },
);
