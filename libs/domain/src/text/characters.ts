/**
 * The length of a text in code points: an emoji of two code units counts as one character. In a
 * group of code points that is displayed as one character, each code point counts, because such
 * groups have no maximum length.
 */
export const characterCount = (text: string): number => Array.from(text).length;

/** The first characters of a text. A character of two code units is never split. */
export const firstCharacters = (text: string, count: number): string =>
  text.length <= count ? text : Array.from(text).slice(0, count).join('');
