import { z } from 'zod';
import { countries } from '../courses/providers/provider.ts';
import { schoolTypes } from './school.ts';

const filters = z.strictObject({
  country: z.enum(countries).optional(),
  type: z.enum(schoolTypes).optional(),
});

/** Filters for schools. A missing filter does not limit the result. */
export type Filters = z.output<typeof filters>;

/** Parses `country:Wales,type:college`. */
export const filtersSchema = z
  .string()
  .transform((text) => text.split(',').map((condition) => condition.split(':')))
  .refine(
    (pairs) => new Set(pairs.map(([name]) => name)).size === pairs.length,
    'each may come once',
  )
  .refine((pairs) => pairs.every(({ length }) => length === 2), 'must be name:value, with commas')
  .transform((pairs) => Object.fromEntries(pairs) as unknown)
  .pipe(filters);
