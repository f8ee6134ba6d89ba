import type { Country } from '../courses/providers/provider.ts';

export const schoolTypes = ['school', 'college'] as const;
export type SchoolType = (typeof schoolTypes)[number];

export interface School {
  /** Six digits. */
  readonly code: string;
  readonly name: string;
  /** Eight digits. */
  readonly Ukprn: string;
  /** The street. */
  readonly address_1: string;
  /** The town, with its district if the district has a name. */
  readonly address_2: string;
  /** The county. */
  readonly address_3: string;
  /** The postcode. */
  readonly address_4: string;
}

export interface ListedSchool {
  readonly school: School;
  readonly country: Country;
  readonly type: SchoolType;
}
