import { plainCode } from '../../text/plain.ts';

/** HLP-5. */
export const PHONE_LENGTH = 18;

/**
 * A phone number in the form that is checked and saved. Spaces and brackets stay only while there
 * is room. A nought in brackets is not dialled after a country code.
 */
export function plainPhone(typed: string): string {
  const number = plainCode(typed);
  if (number.length <= PHONE_LENGTH) return number;
  const short = number.replace(/^(\+[^(]*)\(0\)/, '$1').replaceAll(/[ ()[\]]/g, '');
  return short.length <= PHONE_LENGTH ? short : number;
}
