import { z } from 'zod';
import { eachOf } from '../http/each-of.ts';
import type { CallContext, Http } from '../http/http.ts';
import { optionalText } from '../http/optional-text.ts';
import type { Result } from '../http/result.ts';

/** A school or college (HLP-17). */
export interface School {
  code: string;
  name: string;
  /** UK provider reference number, eight digits; empty when unknown. */
  ukprn: string;
  /** At most four lines. No line is blank. */
  addressLines: string[];
}

export interface SchoolsQuery {
  /** A full or partial name, a town, a postcode or a code; not blank. */
  search: string;
  /** Maximum number of results, at most 100; 50 by default. */
  limit?: number;
  /** Conditions; a school must match all of them. */
  filters?: {
    country?: 'England' | 'Northern Ireland' | 'Scotland' | 'Wales';
    type?: 'school' | 'college';
  };
}

export interface SchoolsClient {
  /**
   * Returns the matching schools, best match first (HLP-18). The list is empty when no school
   * matches.
   */
  search: (context: CallContext, query: SchoolsQuery) => Promise<Result<School[]>>;
}

const DEFAULT_LIMIT = 50;

export function createSchoolsClient(http: Http, baseUrl: string): SchoolsClient {
  const call = http('schools', baseUrl);
  return {
    search: (context, query) =>
      call(
        {
          name: 'searchSchools',
          method: 'GET',
          path: `/api/v1/schools?${parametersOf(query)}`,
          schema: schoolsSchema,
        },
        context,
      ),
  };
}

/**
 * `data=full` adds the UKPRN and the address to the code and the name. Filters are `name:value`
 * pairs, separated by commas.
 */
function parametersOf({ search, limit = DEFAULT_LIMIT, filters = {} }: SchoolsQuery): string {
  const conditions = Object.entries(filters).map(([name, value]) => `${name}:${value}`);
  return new URLSearchParams({
    limit: String(limit),
    data: 'full',
    search,
    ...(conditions.length > 0 && { filters: conditions.join() }),
  }).toString();
}

const schoolsSchema = eachOf(
  z
    .object({
      code: z.string().min(1).describe('the value that is saved for the chosen school'),
      name: z.string().min(1).describe('the name of the school in the list'),
      Ukprn: optionalText('Ukprn').describe('stored with the chosen school'),
      address_1: optionalText('address_1').describe(
        'first line of the address, which distinguishes schools with the same name',
      ),
      address_2: optionalText('address_2').describe('next line of the address'),
      address_3: optionalText('address_3').describe('next line of the address'),
      address_4: optionalText('address_4').describe('next line of the address'),
    })
    .transform(({ code, name, Ukprn, address_1, address_2, address_3, address_4 }): School => ({
      code,
      name,
      ukprn: Ukprn,
      addressLines: [address_1, address_2, address_3, address_4].filter(
        (line) => line.trim() !== '',
      ),
    })),
);
