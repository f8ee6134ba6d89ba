import { expect, it } from 'vitest';
import { isLeaving } from './leaving-key.ts';

/** A fake field that matches one selector of a list. */
const field = (own: string, value = '') => ({
  value,
  matches: (selectors: string) => selectors.split(', ').includes(own),
});

const escape = { key: 'Escape', isComposing: false, target: field('button') };

it.each([
  ['Escape', escape, true],
  ['another key', { ...escape, key: 'Enter' }, false],
  ['Escape that ends a composed word', { ...escape, isComposing: true }, false],
  ['Escape in a list', { ...escape, target: field('select') }, false],
  ['Escape in a combobox', { ...escape, target: field('[role="combobox"]') }, false],
  ['Escape in a search', { ...escape, target: field('input[type="search"]', 'Maths') }, false],
  ['Escape in an empty search', { ...escape, target: field('input[type="search"]') }, true],
  ['Escape outside any element', { ...escape, target: null }, true],
])('Escape leaves a widget unless the focused element uses the key: %s', (_, pressed, expected) => {
  expect(isLeaving(pressed)).toBe(expected);
});
