import { type ChoiceCode, choiceStatusOf, isChoiceCode } from './choice-status.ts';
import { delayOf } from './confirmation.ts';
import { maxMainChoices } from '../constants.ts';
import { isSent } from '../sent.ts';
import type { AppInfoPart, Decision, Scheme, StudyLevel, TileStatus } from '../types.ts';

export const choiceStates = [
  'considering',
  'invited',
  'conditionalOffer',
  'unconditionalOffer',
  'changedOffer',
  'changedFirm',
  'changedInsurance',
  'conditionalFirm',
  'unconditionalFirm',
  'delayedFirm',
  'conditionalInsurance',
  'unconditionalInsurance',
  'placed',
  'placedInClearing',
  'declined',
  'declinedByDefault',
  'unsuccessful',
  'unsuccessfulByDefault',
  'withdrawn',
  'unknown',
] as const;
export type ChoiceState = (typeof choiceStates)[number];

const stateOfCode: Readonly<Record<ChoiceCode, ChoiceState>> = {
  REF: 'considering',
  INV: 'invited',
  C: 'conditionalOffer',
  U: 'unconditionalOffer',
  UCC: 'changedOffer',
  UCCF: 'changedFirm',
  UCCI: 'changedInsurance',
  CF: 'conditionalFirm',
  UF: 'unconditionalFirm',
  DCFF: 'delayedFirm',
  CI: 'conditionalInsurance',
  UI: 'unconditionalInsurance',
  CA: 'placedInClearing',
  CD: 'declined',
  UD: 'declined',
  DBD: 'declinedByDefault',
  R: 'unsuccessful',
  RBD: 'unsuccessfulByDefault',
  W: 'withdrawn',
};

export const choiceStateOf = (status: string): ChoiceState =>
  isChoiceCode(status) ? stateOfCode[status] : 'unknown';

export type ChoiceAsk = 'reply' | 'replyToChange' | 'answerInvitation';

export interface Choice {
  /** The university; null when tracking does not send it. */
  institution: string | null;
  /** The course; null if tracking does not send it. */
  course: string | null;
  state: ChoiceState;
  /**
   * The status code or, without a known code, tracking's text for the status, which may be empty.
   */
  words: string;
  asks: ChoiceAsk | null;
  isExtra: boolean;
  /** The reasons for a delayed decision; null if tracking reports no reasons. */
  late: Decision['reasonsOfDelay'];
}

interface ChoicesOf {
  scheme: Scheme;
  studyLevel: StudyLevel;
  status: TileStatus;
  part: AppInfoPart;
}

/**
 * Returns the choices that tracking sends, in the same order (APP-77, APP-82). The result is empty
 * during an embargo, regardless of what else the tile shows (APP-13). It is also empty at tile
 * statuses that show no choices, and before the application is sent.
 */
export function choicesOf({ scheme, studyLevel, status, part }: ChoicesOf): readonly Choice[] {
  const isHidden = part.isInEmbargo || silent.includes(status) || isSent(status) === false;
  if (isHidden) return [];
  const codes = part.originalApplications.map(choiceStatusOf);
  const place = placed.includes(status)
    ? ['UF', 'UI'].find((code) => codes.includes(code))
    : undefined;
  const extraFrom = hasExtra({ scheme, studyLevel, part }) ? maxMainChoices : Infinity;
  return part.originalApplications.map((decision, index) => {
    const words = choiceStatusOf(decision);
    const state = words === place ? 'placed' : choiceStateOf(words);
    return {
      institution: decision.institutionName,
      course: decision.courseName,
      state,
      words,
      asks: askOf(state, status),
      isExtra: index >= extraFrom,
      late: delayOf(decision),
    };
  });
}

/** The numbers of choices in the states that the text of a status depends on. */
interface ChoiceCounts {
  /** Number of choices under consideration, including invitations. */
  considering: number;
  invited: number;
  /** Number of offers without a reply. */
  offers: number;
  withdrawn: number;
}

export const statesOf = (decisions: readonly Decision[]): readonly ChoiceState[] =>
  decisions.map((decision) => choiceStateOf(choiceStatusOf(decision)));

export function countChoices(decisions: readonly Decision[]): ChoiceCounts | null {
  if (decisions.length === 0) return null;
  const states = statesOf(decisions);
  const count = (...wanted: readonly ChoiceState[]) =>
    states.filter((state) => wanted.includes(state)).length;
  return {
    considering: count(...undecided),
    invited: count('invited'),
    offers: count(...offers),
    withdrawn: count('withdrawn'),
  };
}

/**
 * The number of choices with a decision. For conservatoires, tracking sends this number. For the ug
 * scheme it is computed, and a withdrawn choice does not count as decided.
 */
export function decidedChoices(
  scheme: Scheme,
  part: Pick<
    AppInfoPart,
    'decisionsReceived' | 'numberOfChoices' | 'numberOfReferredChoice' | 'originalApplications'
  >,
): number {
  if (scheme === 'uc') return part.decisionsReceived;
  const withdrawn = countChoices(part.originalApplications)?.withdrawn ?? 0;
  return Math.max(0, part.numberOfChoices - part.numberOfReferredChoice - withdrawn);
}

/**
 * Whether every decision is known and there is an offer to reply to by the common date. A changed
 * offer, which arrives after results, has its own date.
 */
export const owesReply = (states: readonly ChoiceState[]): boolean =>
  states.some((state) => offers.includes(state)) &&
  !states.some((state) => undecided.includes(state) || changedOffers.includes(state));

/** Tile statuses that show no choices. */
const silent: readonly TileStatus[] = ['unavailable', 'updating', 'embargo'];

const placed: readonly TileStatus[] = [
  'placed',
  'placedFirm',
  'placedInsurance',
  'clearingPlacedFirm',
  'clearingPlacedInsurance',
];

const offers: readonly ChoiceState[] = ['conditionalOffer', 'unconditionalOffer'];
export const changedOffers: readonly ChoiceState[] = [
  'changedOffer',
  'changedFirm',
  'changedInsurance',
];
const undecided: readonly ChoiceState[] = ['considering', 'invited'];

/** Applicants reply to all offers together, after the last decision. */
const replying: readonly TileStatus[] = ['decisionsReceived', 'extraOffer'];

function askOf(state: ChoiceState, status: TileStatus): ChoiceAsk | null {
  if (state === 'invited') return 'answerInvitation';
  if (changedOffers.includes(state)) return 'replyToChange';
  return offers.includes(state) && replying.includes(status) ? 'reply' : null;
}

/**
 * Checks whether the choices after the fifth are Extra choices (APP-98). This is the case for
 * undergraduates, unless the application is in Clearing.
 */
const hasExtra = ({ scheme, studyLevel, part }: Omit<ChoicesOf, 'status'>) =>
  scheme === 'ug' &&
  studyLevel === 'Undergraduate' &&
  !part.isInClearing &&
  !part.isApplicationInClearing;
