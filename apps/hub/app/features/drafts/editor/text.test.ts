import { expect, it } from 'vitest';
import { isSameText, joinTexts } from './text.ts';

it.each([
  [{ a: 'x' }, { a: 'x' }, true],
  [{ a: 'x' }, { a: 'y' }, false],
  [{ a: 'x', b: '' }, { a: 'x' }, true],
  [{}, { b: 'y' }, false],
])('the texts %j and %j are the same: %s', (a, b, same) => {
  expect(isSameText(a, b)).toBe(same);
  expect(isSameText(b, a)).toBe(same);
});

it.each([
  [{ a: 'mine' }, { a: 'other' }, { a: 'mine\n\nother' }],
  [{ a: 'same' }, { a: 'same' }, { a: 'same' }],
  [{ a: 'mine' }, { a: ' ' }, { a: 'mine' }],
  [{ a: '' }, { b: 'other' }, { a: '', b: 'other' }],
])('the texts %j and %j are joined to %j', (first, second, both) => {
  expect(joinTexts(first, second)).toEqual(both);
});
