import { expect, it } from 'vitest';
import { isLeaving } from './leaving-key.ts';

/** A fake field that matches one selector of a list. */
const field = (own: string, value = '') => ({
  value,
  matches: (selectors: string) => selectors.split(', ').includes(own),
});

const escape = { key: 'Escape', isComposing: false, target: field('button') };

it.each([
  ['Escape leaves a widget', escape, true],
  ['another key does not leave a widget', { ...escape, key: 'Enter' }, false],
  [
    'Escape that ends a composed word does not leave a widget',
    { ...escape, isComposing: true },
    false,
  ],
  ['Escape in a list does not leave a widget', { ...escape, target: field('select') }, false],
  [
    'Escape in a combobox does not leave a widget',
    { ...escape, target: field('[role="combobox"]') },
    false,
  ],
  [
    'Escape in a search field with text does not leave a widget',
    { ...escape, target: field('input[type="search"]', 'Maths') },
    false,
  ],
  [
    'Escape in an empty search field leaves a widget',
    { ...escape, target: field('input[type="search"]') },
    true,
  ],
  ['Escape outside any element leaves a widget', { ...escape, target: null }, true],
])('%s', (_, pressed, expected) => {
  expect(isLeaving(pressed)).toBe(expected);
});
