import { plainPostcode } from '../preferences/lookups/postcode.ts';

export const defaultPostcode = 'LE1 3HP';

export interface KnownPostcodes {
  /** From the preferences: the current place of residence. */
  userPostcode: string | null;
  /** Of the postal address. */
  postcode: string | null;
  /** Of the account. */
  accountPostcode: string | null;
}

/** The postcode to measure distances from (AMB-35). */
export function homePostcode({ userPostcode, postcode, accountPostcode }: KnownPostcodes): string {
  const given = [userPostcode, postcode, accountPostcode].map((value) =>
    plainPostcode(value ?? ''),
  );
  return given.find((value) => value !== '') ?? defaultPostcode;
}
