import { plainCode } from '../../text/plain.ts';

/** HLP-5. */
export const PHONE_LENGTH = 18;

/**
 * A phone number in the format in which it is checked and saved. If it is longer than
 * `PHONE_LENGTH`, its spaces and brackets are removed, and so is a nought in brackets after a
 * country code, which is not dialled. A number that is still too long is unchanged.
 */
export function plainPhone(typed: string): string {
  const number = plainCode(typed);
  if (number.length <= PHONE_LENGTH) return number;
  const short = number.replace(/^(\+[^(]*)\(0\)/, '$1').replaceAll(/[ ()[\]]/g, '');
  return short.length <= PHONE_LENGTH ? short : number;
}
