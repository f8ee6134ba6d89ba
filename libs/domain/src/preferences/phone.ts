import { plainCode } from '../text/plain.ts';

/** HLP-5. */
export const PHONE_LENGTH = 18;

/**
 * A phone number as it is checked and saved. Spaces and brackets count only where there is room for
 * them. A nought in brackets is not dialled after a country code.
 */
export function plainPhone(typed: string): string {
  const number = plainCode(typed);
  if (number.length <= PHONE_LENGTH) return number;
  const short = number.replace(/^(\+[^(]*)\(0\)/, '$1').replaceAll(/[ ()[\]]/g, '');
  return short.length <= PHONE_LENGTH ? short : number;
}
