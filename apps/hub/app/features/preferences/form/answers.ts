import type { AddressLines } from '@applicant-hub/domain';

/** A suggestion of the address lookup. */
export interface FoundAddress {
  id: string;
  /** The whole address in one line. */
  label: string;
}

/** A school or college, as far as a form needs it. */
export interface FoundSchool {
  /** Its code. */
  id: string;
  /** Its name. */
  label: string;
  ukprn: string;
  /** Its address in one line: it tells schools of the same name apart. */
  note: string;
}

/** What is known of a number. */
export interface CheckedNumber {
  isValid: boolean;
  /** The number as the form keeps it, when that is another way of writing it. */
  rewritten: string | null;
}

/** What the resource routes of the lookups answer, by route. */
export interface LookupAnswers {
  addresses: FoundAddress[];
  address: AddressLines;
  schools: FoundSchool[];
  phone: CheckedNumber;
}
