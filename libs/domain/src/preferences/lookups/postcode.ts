import { plainCode } from '../../text/plain.ts';

const british = /^([A-Z]{1,2})\d[A-Z\d]? *\d[A-Z]{2}$/i;

/**
 * Whether a text is a British postcode: one or two letters, a digit, an optional letter or digit,
 * optional spaces, a digit and two letters (PRF-34, NTF-26). The case does not matter.
 */
export const isBritishPostcode = (text: string): boolean => british.test(text);

/**
 * Common typing errors in the first half: a letter O or I after a digit is meant as 0 or 1, and a
 * nought after the first letter is meant as O.
 */
const slips = [
  [/^([A-Z]{1,2}\d)O(?= *\d[A-Z]{2}$)/, '$10'],
  [/^([A-Z]{1,2}\d)I(?= *\d[A-Z]{2}$)/, '$11'],
  [/^([A-Z])0(?=\d[A-Z\d]? *\d[A-Z]{2}$)/, '$1O'],
] as const;

/**
 * The postcode that the user probably meant, in its usual format; null when the text has no known
 * typing error. No postcode has the letters O or I after a digit in its first half.
 */
export function likelyPostcode(text: string): string | null {
  const typed = text.trim().toUpperCase();
  const slip = slips.find(([pattern]) => pattern.test(typed));
  if (slip === undefined) return null;
  const [pattern, right] = slip;
  return typed.replace(pattern, right).replace(/ *(\d[A-Z]{2})$/, ' $1');
}

/**
 * The area of a postcode: its first one or two letters, in capitals. Empty for any other text
 * (NTF-26).
 */
export const postcodeArea = (text: string): string => british.exec(text)?.[1]?.toUpperCase() ?? '';

/**
 * A postcode in the form that is saved and looked up. A British postcode may be typed with a hyphen
 * instead of its space.
 */
export function plainPostcode(typed: string): string {
  const code = plainCode(typed);
  const spaced = code.replaceAll('-', ' ');
  return isBritishPostcode(spaced) ? spaced : code;
}
