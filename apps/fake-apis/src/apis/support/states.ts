import { z } from 'zod';
import { state, type States } from '#src/states/states.ts';
import { requirePostcode } from '../geocode/routes.ts';
import { eligibilities, type EligibilityByPostcode } from './eligibility.ts';

const answer = z.strictObject({ postcode: z.string(), eligible: z.enum(eligibilities) });

export const supportStates = (eligibility: EligibilityByPostcode): States => ({
  'a postcode has an answer': state(answer, (account, { postcode, eligible }) => {
    eligibility.put(account, requirePostcode(postcode), eligible);
  }),
});
