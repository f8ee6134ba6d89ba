import type { AddressLines } from '@applicant-hub/domain';

export interface FoundAddress {
  id: string;
  /** The whole address on one line. */
  label: string;
}

export interface FoundSchool {
  id: string;
  label: string;
  ukprn: string;
  /** The address on one line, to distinguish schools with the same name. */
  note: string;
}

export interface CheckedNumber {
  isValid: boolean;
  /**
   * The number to store instead of the typed number; null if the typed number is stored unchanged.
   */
  rewritten: string | null;
}

export interface LookupAnswers {
  addresses: FoundAddress[];
  address: AddressLines;
  schools: FoundSchool[];
  phone: CheckedNumber;
}
