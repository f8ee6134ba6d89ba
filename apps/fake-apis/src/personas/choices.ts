import type { Decision, TrackResponse } from '../apis/tracking/response.ts';
import { neutralTrackResponse } from '../apis/tracking/response.ts';
import { providers, type ProviderCode } from './providers.ts';

const choiceStatuses = {
  REF: { text: 'Referred', isDecided: false, isOffer: false, isReplied: false },
  INV: { text: 'Invitation', isDecided: false, isOffer: false, isReplied: false },
  C: { text: 'Conditional offer', isDecided: true, isOffer: true, isReplied: false },
  U: { text: 'Unconditional offer', isDecided: true, isOffer: true, isReplied: false },
  CF: { text: 'Conditional firm', isDecided: true, isOffer: true, isReplied: true },
  CI: { text: 'Conditional insurance', isDecided: true, isOffer: true, isReplied: true },
  CD: { text: 'Conditional declined', isDecided: true, isOffer: true, isReplied: true },
  UF: { text: 'Unconditional firm', isDecided: true, isOffer: true, isReplied: true },
  UI: { text: 'Unconditional insurance', isDecided: true, isOffer: true, isReplied: true },
  UD: { text: 'Unconditional declined', isDecided: true, isOffer: true, isReplied: true },
  UCC: {
    text: 'Unconditional changed course',
    isDecided: true,
    isOffer: true,
    isReplied: false,
  },
  R: { text: 'Unsuccessful', isDecided: true, isOffer: false, isReplied: false },
  RBD: { text: 'Rejected by default', isDecided: true, isOffer: false, isReplied: false },
  DBD: { text: 'Declined by default', isDecided: true, isOffer: true, isReplied: false },
  W: { text: 'Withdrawn', isDecided: true, isOffer: false, isReplied: false },
} as const;

export type ChoiceCode = keyof typeof choiceStatuses;

export const codeOf = ({ choiceStatusId }: Pick<Decision, 'choiceStatusId'>): ChoiceCode | null =>
  choiceStatusId in choiceStatuses ? (choiceStatusId as ChoiceCode) : null;

export const standingOf = (code: ChoiceCode) => choiceStatuses[code];

export const changedTo = (decision: Decision, code: ChoiceCode): Choice => ({
  ...decision,
  choiceStatus: choiceStatuses[code].text,
  choiceStatusId: code,
  reasonsOfDelay: null,
});

/** The reasons why a provider has not confirmed a place yet. */
type Delay = NonNullable<Decision['reasonsOfDelay']>;

export interface Choice extends Decision {
  readonly choiceStatusId: ChoiceCode;
}

export function choice(
  provider: ProviderCode,
  courseName: string,
  code: ChoiceCode,
  reasonsOfDelay: Delay | null = null,
): Choice {
  return {
    institutionCode: provider,
    institutionName: providers[provider].name,
    courseName,
    choiceStatus: choiceStatuses[code].text,
    choiceStatusId: code,
    reasonsOfDelay,
  };
}

type TrackFlags = Partial<
  Pick<
    TrackResponse,
    'isInExtra' | 'isInClearing' | 'isApplicationInClearing' | 'isWaitingForOffers'
  >
>;

interface TrackedFacts extends TrackFlags {
  /** Ten digits. */
  readonly personalId: string;
  readonly cycleYear: number;
  readonly status: string;
  readonly choices: readonly Choice[];
}

/** Tracking's response for an application, with counts that match its choices. */
export function tracked({
  personalId,
  cycleYear,
  status,
  choices,
  ...flags
}: TrackedFacts): TrackResponse {
  const count = (isCounted: (code: ChoiceCode) => boolean) =>
    choices.filter(({ choiceStatusId }) => isCounted(choiceStatusId)).length;
  const undecided = count((code) => !choiceStatuses[code].isDecided);
  return {
    ...neutralTrackResponse(cycleYear),
    personalId,
    applicationStatus: status,
    applicationDecisions: [...choices],
    decisionsReceived: choices.length - undecided,
    numberOfChoices: choices.length,
    numberOfOffers: count((code) => choiceStatuses[code].isOffer),
    numberOfChoiceReplied: count((code) => choiceStatuses[code].isReplied),
    numberOfOfferDeclined: count((code) => ['CD', 'UD', 'DBD'].includes(code)),
    numberOfChoiceDeclined: count((code) => ['R', 'RBD'].includes(code)),
    numberOfReferredChoice: undecided,
    isWaitingForOffers: undecided > 0,
    ...flags,
  };
}
