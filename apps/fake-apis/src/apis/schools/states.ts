import { z } from 'zod';
import { state, type States } from '#src/states/states.ts';
import { countries } from '../courses/providers/provider.ts';
import { schoolTypes } from './school.ts';
import type { Schools } from './schools.ts';

const listed = z.strictObject({
  code: z.string(),
  name: z.string(),
  Ukprn: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  address_3: z.string(),
  address_4: z.string(),
  country: z.enum(countries),
  type: z.enum(schoolTypes),
});

export const schoolsStates = (schools: Schools): States => ({
  'a school is listed': state(listed, (account, { country, type, ...school }) => {
    schools.list(account, { school, country, type });
  }),
});
