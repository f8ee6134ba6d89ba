import { schemeNames } from '@applicant-hub/domain';
import { z } from 'zod';

export const schemesQuery = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(Object.values(schemeNames))));
