/**
 * Length of a text in code points: an emoji is one character, not two. Groups that a font draws as
 * one sign may be of any size, so they are not counted as one.
 */
export const characterCount = (text: string): number => Array.from(text).length;

/** The first characters of a text, without cutting a character in half. */
export const firstCharacters = (text: string, count: number): string =>
  text.length <= count ? text : Array.from(text).slice(0, count).join('');
