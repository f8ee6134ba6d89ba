import { ageAt, supportOfferAge } from '../preferences/age.ts';
import { isBritishPostcode, plainPostcode } from '../preferences/postcode.ts';
import type { Personalisation } from '../settings/personalisation.ts';

/** How somebody can answer the offer of the government's support, as it is saved (GOV-10 to GOV-12). */
export const supportAnswers = ['confirmed', 'declined', 'dismissed'] as const;
export type SupportAnswer = (typeof supportAnswers)[number];

/** Whom the offer may be made, as far as the hub itself knows. */
export interface SupportCandidate {
  /** Whether editors have switched the offer on (GOV-2). */
  readonly isEnabled: boolean;
  /** Whether the hub opens with another modal (GOV-4). */
  readonly hasModal: boolean;
  readonly personalisation: Pick<
    Personalisation,
    'dfeConfirmed' | 'dateOfBirth' | 'apprenticeships' | 'talentPoolJoin'
  >;
}

/**
 * Whether the offer may be made (GOV-2 to GOV-7), but for the postcode: that is only looked up for
 * those who meet all other conditions.
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

/** What the look-up of a postcode answers where there is no support (GOV-8). */
const NOT_ELIGIBLE = 'no';

/** Whether the answer of the look-up allows the offer: anything but 'no' does (GOV-8). */
export const isEligible = (answer: string): boolean => answer !== NOT_ELIGIBLE;

/**
 * The postcode that is looked up and told: of the address (SH-48), else of where somebody is now,
 * else of the account. Null when none is a British one; nobody is given one that is not theirs.
 */
export const supportPostcode = (postcodes: readonly (string | null)[]): string | null =>
  postcodes.map((postcode) => plainPostcode(postcode ?? '')).find(isBritishPostcode) ?? null;
