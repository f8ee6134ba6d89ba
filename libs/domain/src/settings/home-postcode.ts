import { plainPostcode } from '../preferences/postcode.ts';

/** The postcode of people who have given none (HLP-25). */
export const defaultPostcode = 'LE1 3HP';

/** The postcodes that the hub knows of a person; any may be missing or empty. */
export interface KnownPostcodes {
  /** From the preferences: where the person is now. */
  userPostcode: string | null;
  /** Of the postal address. */
  postcode: string | null;
  /** Of the account. */
  accountPostcode: string | null;
}

/** The postcode that distances are from (AMB-35). */
export function homePostcode({ userPostcode, postcode, accountPostcode }: KnownPostcodes): string {
  const given = [userPostcode, postcode, accountPostcode].map((value) =>
    plainPostcode(value ?? ''),
  );
  return given.find((value) => value !== '') ?? defaultPostcode;
}
