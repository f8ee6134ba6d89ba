import { describe, expect, it } from 'vitest';
import { characterCount, firstCharacters } from './characters.ts';
import { nameKey } from './name-key.ts';
import { hasWords, searchText } from './search-text.ts';

describe('a name key', () => {
  it.each([
    ['capitals', 'Biology', 'BIOLOGY'],
    ['spaces around it', 'Biology', ' Biology '],
    ['two spaces', 'English Literature', 'English  Literature'],
    ['a no-break space', 'English Literature', 'English\u00a0Literature'],
    ['a decomposed letter', 'Fran\u00e7ais', 'Franc\u0327ais'],
    ['a sharp s', 'Große', 'GROSSE'],
    ['a final sigma', 'Λόγος', 'ΛΌΓΟΣ'],
  ])('the key is the same for two names that differ by %s', (_name, one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['another accent', 'Résumé', 'Resume'],
    ['no space', 'English Literature', 'EnglishLiterature'],
    ['another word', 'Art', 'Art history'],
  ])('the key differs for a name with %s', (_name, one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});

it.each([
  ["Children's", 'childrens'],
  ['Children’s', 'childrens'],
  ['Zürich', 'zurich'],
  ['ZU\u0308RICH', 'zurich'],
])('a search normalises %j to %j', (text, read) => {
  expect(searchText(text)).toBe(read);
});

it.each([
  ['childrens', 'Children’s Nursing', true],
  ['Children‘s nursing', "Children's Nursing", true],
  ['nursing,', 'Nursing', true],
  ['', 'Nursing', true],
  ['nursing law', 'Nursing', false],
])('the search %j matches %j: %j', (search, text, found) => {
  expect(hasWords(search, null, text)).toBe(found);
});

describe('characters', () => {
  it.each([
    ['abc', 3],
    ['🎻🎻', 2],
    ['', 0],
  ])('the length of %j is %d characters', (text, count) => {
    expect(characterCount(text)).toBe(count);
  });

  it.each([
    ['abc', 2, 'ab'],
    ['🎻🎹🎺', 2, '🎻🎹'],
    ['a🎻', 1, 'a'],
    ['ab', 5, 'ab'],
  ])('the text %j shortened to %d characters is %j', (text, count, first) => {
    expect(firstCharacters(text, count)).toBe(first);
  });
});
