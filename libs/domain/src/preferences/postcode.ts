import { plainCode } from '../text/plain.ts';

const british = /^([A-Z]{1,2})\d[A-Z\d]? *\d[A-Z]{2}$/i;

/**
 * Whether a text is a British postcode: one or two letters, a digit, perhaps a letter or a digit,
 * spaces or none, a digit and two letters (PRF-34, NTF-26). Capitals do not matter.
 */
export const isBritishPostcode = (text: string): boolean => british.test(text);

/** The area of a postcode, its one or two letters in capitals; empty when it is none (NTF-26). */
export const postcodeArea = (text: string): string => british.exec(text)?.[1]?.toUpperCase() ?? '';

/** A postcode as it is saved and looked up: a British one is also typed with a hyphen for its space. */
export function plainPostcode(typed: string): string {
  const code = plainCode(typed);
  const spaced = code.replaceAll('-', ' ');
  return isBritishPostcode(spaced) ? spaced : code;
}
