import { z } from 'zod';
import { state, type States } from '#src/states/states.ts';
import { career, type Matches } from './matches.ts';

const matched = z.strictObject({ assessmentId: z.string(), careers: z.array(career) });

export const careersStates = (matches: Matches): States => ({
  'careers match a quiz': state(matched, (account, { assessmentId, careers }) => {
    matches.put(account, assessmentId, careers);
  }),
});
