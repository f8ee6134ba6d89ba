import { z } from 'zod';
import { eachOf } from '../http/each-of.ts';
import type { CallContext, Http } from '../http/http.ts';
import { optionalText } from '../http/optional-text.ts';
import type { Result } from '../http/result.ts';

/** A school or college (HLP-17). */
export interface School {
  code: string;
  name: string;
  /** UK provider reference number, eight digits; empty when it is not known. */
  ukprn: string;
  /** At most four lines, none of them blank. */
  addressLines: string[];
}

/** What is asked about schools. */
export interface SchoolsQuery {
  /** A name or a part of it, a town, a postcode or a code; not blank. */
  search: string;
  /** The most that are answered, at most 100; 50 when left out. */
  limit?: number;
  /** What they must be, all of it. */
  filters?: {
    country?: 'England' | 'Northern Ireland' | 'Scotland' | 'Wales';
    type?: 'school' | 'college';
  };
}

/** Finds schools and colleges. */
export interface SchoolsClient {
  /** Those that match, the best match first (HLP-18). When there is none, the list is empty. */
  search: (context: CallContext, query: SchoolsQuery) => Promise<Result<School[]>>;
}

/** What one search answers at most, unless it asks for another number. */
const DEFAULT_LIMIT = 50;

/** Calls schools-api below its base URL. */
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
 * `data=full` adds UKPRN and address to code and name. Filters are `name:value`, with commas
 * between them.
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
      code: z.string().min(1).describe('what the chosen school is kept by'),
      name: z.string().min(1).describe('the school that people choose from'),
      Ukprn: optionalText('Ukprn').describe('kept with the chosen school'),
      address_1: optionalText('address_1').describe(
        'first line of its address, which tells schools of one name apart',
      ),
      address_2: optionalText('address_2').describe('next line of its address'),
      address_3: optionalText('address_3').describe('next line of its address'),
      address_4: optionalText('address_4').describe('next line of its address'),
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
