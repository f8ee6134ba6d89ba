import { expect, it } from 'vitest';
import { parseNotes } from './notes.ts';

it.each([
  [null, ''],
  ['""', ''],
  ['"Pack a coat\\nand a hat"', 'Pack a coat\nand a hat'],
  ['{}', ''],
  ['[1]', ''],
  ['not JSON', ''],
])('[LNK-2] the notes in %j are %j', (data, text) => {
  expect(parseNotes(data)).toBe(text);
});
