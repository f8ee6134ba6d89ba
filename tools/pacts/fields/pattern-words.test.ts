import { expect, it } from 'vitest';
import { pactsFolder } from '../folders.ts';
import { readPacts } from '../pact.ts';
import { rulesOf } from '../strength/body-rules.ts';
import { patternWords } from './pattern-words.ts';

it.each([
  ['^\\d+$', 'integer', 'a whole number from 0'],
  ['^[1-9]\\d*$', 'integer', 'a whole number from 1'],
  ['^-?(90|[1-8]?\\d)$', 'number', 'a number from -90 to 90'],
  ['^-?\\d+$', 'integer', 'a whole number like `^-?\\d+$`'],
  ['^4.$', 'integer', 'a whole number like `^4.$`'],
  ['^.+$', 'text', 'a text that is not empty'],
  ['^[\\w-]{22,}$', 'text', 'a text like `^[\\w-]{22,}$`'],
] as const)('the pattern %s of a field of type %s is described as %s', (regex, kind, words) => {
  expect(patternWords(regex, kind)).toBe(words);
});

it('every long pattern of the contracts is described in words', () => {
  const patterns = readPacts(pactsFolder)
    .flatMap(({ interactions }) => interactions)
    .flatMap((interaction) => Object.values(rulesOf(interaction)))
    .flatMap(({ matchers }) => matchers.slice(0, 1))
    .flatMap(({ regex = '' }) => (regex.length > 100 ? [regex] : []));
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((regex) => patternWords(regex, 'text').includes(regex))).toEqual([]);
});
