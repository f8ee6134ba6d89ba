import type { AddressLines } from '@applicant-hub/domain';

/** A suggestion of the address lookup. */
export interface FoundAddress {
  id: string;
  /** The whole address in one line. */
  label: string;
}

/** The data of a school or college that a form needs. */
export interface FoundSchool {
  id: string;
  label: string;
  ukprn: string;
  /** The address in one line, to tell schools of the same name apart. */
  note: string;
}

/** Result of checking a number. */
export interface CheckedNumber {
  isValid: boolean;
  /** The number as the form stores it; null if it is unchanged. */
  rewritten: string | null;
}

/** Responses of the lookups' resource routes, by route. */
export interface LookupAnswers {
  addresses: FoundAddress[];
  address: AddressLines;
  schools: FoundSchool[];
  phone: CheckedNumber;
}
