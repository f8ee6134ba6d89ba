import { homeNation } from '@applicant-hub/domain';
import type { Records } from '#src/store/records.ts';
import { locate, type Postcode } from '../geocode/postcode.ts';

/** Whether support is available at a postcode; 'maybe' when the address must be checked by hand. */
export const eligibilities = ['yes', 'maybe', 'no'] as const;
export type Eligibility = (typeof eligibilities)[number];

/** Postcode areas that cross a border of England. */
const onTheBorder = new Set(['CH', 'DG', 'HR', 'LD', 'LL', 'NP', 'SY', 'TD']);

export interface EligibilityByPostcode {
  find: (account: string, postcode: Postcode) => Eligibility;
  /** Changes the result for a postcode, for one account. */
  put: (account: string, postcode: Postcode, eligible: Eligibility) => void;
}

/** The support is available only in England, so it depends on the postcode area. */
export function eligibilityOf(records: Records): EligibilityByPostcode {
  const changed = records.collection<Eligibility>('support', 'eligibility');
  return {
    find: (account, postcode) => changed.find(account, postcode.full) ?? byArea(postcode),
    put: (account, postcode, eligible) => changed.put(account, postcode.full, eligible),
  };
}

function byArea(postcode: Postcode): Eligibility {
  if (locate(postcode) === null) return 'no';
  if (onTheBorder.has(postcode.area)) return 'maybe';
  return homeNation(null, postcode.full) === 'England' ? 'yes' : 'no';
}
