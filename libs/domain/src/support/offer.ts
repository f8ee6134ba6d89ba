import { ageAt, supportOfferAge } from '../preferences/age.ts';
import { isBritishPostcode, plainPostcode } from '../preferences/lookups/postcode.ts';
import type { Personalisation } from '../settings/personalisation.ts';

export const supportAnswers = ['confirmed', 'declined', 'dismissed'] as const;
export type SupportAnswer = (typeof supportAnswers)[number];

export interface SupportCandidate {
  /** Whether editors have switched the offer on (GOV-2). */
  readonly isEnabled: boolean;
  /** Whether another modal is open when the hub loads (GOV-4). */
  readonly hasModal: boolean;
  readonly personalisation: Pick<
    Personalisation,
    'dfeConfirmed' | 'dateOfBirth' | 'apprenticeships' | 'talentPoolJoin'
  >;
}

/**
 * Whether the offer may be made (GOV-2 to GOV-7). The postcode is not checked here, because it is
 * only looked up when all other conditions are met.
 */
export function mayBeOffered(candidate: SupportCandidate, now: Date): boolean {
  const { isEnabled, hasModal, personalisation } = candidate;
  const { dfeConfirmed, dateOfBirth, apprenticeships, talentPoolJoin } = personalisation;
  return (
    isEnabled &&
    !hasModal &&
    dfeConfirmed === null &&
    dateOfBirth !== null &&
    ageAt(dateOfBirth, now) >= supportOfferAge &&
    apprenticeships === 'yes' &&
    talentPoolJoin === 'Yes'
  );
}

/** The response to a look-up of a postcode for which there is no support (GOV-8). */
const NOT_ELIGIBLE = 'no';

export const isEligible = (answer: string): boolean => answer !== NOT_ELIGIBLE;

/**
 * The postcode to look up and send: the British postcode of the address (SH-48), else of the place
 * of residence, else of the account. Null when none of them is British; there is no default.
 */
export const supportPostcode = (postcodes: readonly (string | null)[]): string | null =>
  postcodes.map((postcode) => plainPostcode(postcode ?? '')).find(isBritishPostcode) ?? null;
