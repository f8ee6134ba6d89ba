import { plainPostcode } from '../preferences/lookups/postcode.ts';

export const defaultPostcode = 'LE1 3HP';

export interface KnownPostcodes {
  /** The postcode of the current place of residence, from the preferences. */
  userPostcode: string | null;
  /** The postcode of the postal address. */
  postcode: string | null;
  accountPostcode: string | null;
}

/** The postcode from which distances are measured (AMB-35). */
export function homePostcode({ userPostcode, postcode, accountPostcode }: KnownPostcodes): string {
  const given = [userPostcode, postcode, accountPostcode].map((value) =>
    plainPostcode(value ?? ''),
  );
  return given.find((value) => value !== '') ?? defaultPostcode;
}
