/** Text in searchable form: plain lower-case words, with a space before each. */
export const searchable = (...texts: readonly string[]): string =>
  ` ${texts
    .join(' ')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()}`;

/**
 * Returns a function that checks whether each search word is the start of a word in searchable
 * text.
 */
export function wordSearch(searchText: string): (text: string) => boolean {
  const words = wordsOf(searchText);
  return (text) => words.every((word) => text.includes(word));
}

/**
 * Returns a function that ranks searchable text: 0 when it starts with the first search word and
 * its first characters contain all other search words, 1 when its first characters contain all
 * search words, 2 otherwise.
 *
 * @param within number of first characters
 */
export function relevance(searchText: string): (text: string, within: number) => 0 | 1 | 2 {
  const words = wordsOf(searchText);
  return (text, within) => {
    const places = words.map((word) => text.indexOf(word));
    if (places.some((place) => place < 0 || place >= within)) return 2;
    return places[0] === 0 ? 0 : 1;
  };
}

/** The words of a search text, each with a preceding space, as in searchable text. */
const wordsOf = (searchText: string): string[] =>
  searchable(searchText)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ` ${word}`);
