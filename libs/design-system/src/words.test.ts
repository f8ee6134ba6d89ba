import { expect, it } from 'vitest';
import { englishDataGrid } from './data-grid.ts';
import * as root from './more.ts';
import * as welshTexts from './welsh.ts';

const all: Record<string, unknown> = { ...root, englishDataGrid, ...welshTexts };
const subjects = Object.keys(all)
  .filter((name) => name.startsWith('english'))
  .map((name) => name.slice('english'.length));

const wordsOf = (name: string) => all[name] as Record<string, unknown>;

it.each(subjects)('%s has its texts in English and Welsh', (subject) => {
  const english = wordsOf(`english${subject}`);
  const welsh = wordsOf(`welsh${subject}`);
  expect(Object.keys(welsh).sort()).toEqual(Object.keys(english).sort());
  for (const [key, text] of Object.entries(english)) {
    if (typeof text === 'string') expect(welsh[key], key).not.toBe(text);
  }
});

it.each([
  [1, 'Mae gennych chi 1 gair ar ôl', '1 rhes', "1 ffeil wedi'i dewis"],
  [2, 'Mae gennych chi 2 air ar ôl', '2 res', "2 ffeil wedi'u dewis"],
  [3, 'Mae gennych chi 3 gair ar ôl', '3 rhes', "3 ffeil wedi'u dewis"],
])('Welsh nouns after the number %i have their mutation', (count, words, rows, files) => {
  expect(welshTexts.welshWordCount.left(count)).toBe(words);
  expect(welshTexts.welshDataGrid.count(1, count, count)).toBe(rows);
  expect(welshTexts.welshFileUpload.count(count)).toBe(files);
});
