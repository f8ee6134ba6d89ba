import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import { filtersSchema } from './filters.ts';
import type { Schools } from './schools.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 100;

const limit = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a whole number')
  .transform(Number)
  .refine((value) => value >= 1 && value <= MAX_LIMIT, `must be from 1 to ${MAX_LIMIT}`);

export const schoolsEndpoints = (schools: Schools) => [
  endpoint({
    method: 'GET',
    path: '/api/v1/schools',
    query: {
      limit: limit.default(DEFAULT_LIMIT),
      data: z.enum(['full']).optional(),
      search: z.string().max(200).default(''),
      filters: filtersSchema.default({}),
    },
    respond({ account, query: { limit, data, search, filters } }) {
      const found = schools.find(account, search, filters).slice(0, limit);
      return data === 'full' ? found : found.map(({ code, name }) => ({ code, name }));
    },
  }),
];
