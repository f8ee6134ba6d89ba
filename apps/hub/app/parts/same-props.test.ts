import { expect, it } from 'vitest';
import { sameProps } from './same-props.ts';

const data = { courses: [] };

it.each([
  ['the same values', { data, focus: null }, { focus: null, data }, true],
  ['new data of the same look', { data }, { data: { courses: [] } }, false],
  ['another value', { data, focus: null }, { data, focus: 'Notes' }, false],
  ['one more', { data }, { data, focus: null }, false],
  ['one less', { data, focus: null }, { data }, false],
  ['another name for nothing', { focus: undefined }, { outcome: undefined }, false],
  ['nothing that is no number', { left: Number.NaN }, { left: Number.NaN }, true],
])('compares props with %s', (_what, one, other, isSame) => {
  expect(sameProps(one, other)).toBe(isSame);
});
