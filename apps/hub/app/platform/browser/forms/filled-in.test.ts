import { expect, it } from 'vitest';
import { isFilledIn } from './filled-in.ts';

/** A page part without fields. */
const partWith = (marked: Element | null) => ({
  querySelector: () => marked,
  querySelectorAll: () => [],
});

it('an element marked as unsaved counts as filled in, even without a field', () => {
  expect(isFilledIn(partWith(null))).toBe(false);
  expect(isFilledIn(partWith({} as Element))).toBe(true);
});
