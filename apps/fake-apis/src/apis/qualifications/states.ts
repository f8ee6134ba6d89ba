import { z } from 'zod';
import { state, type States } from '#src/states/states.ts';
import type { Qualifications } from './qualifications.ts';

const named = z.strictObject({ id: z.string(), name: z.string() });

const applied = z.strictObject({
  type: named,
  subjects: z.array(named),
  results: z.array(z.strictObject({ applicants: z.int(), subject: named })),
});

export const qualificationsStates = (qualifications: Qualifications): States => ({
  'people with these subjects have applied': state(
    applied,
    (account, { type, subjects, results }) => {
      qualifications.offer(account, { ...type, subjects }, results);
    },
  ),
});
