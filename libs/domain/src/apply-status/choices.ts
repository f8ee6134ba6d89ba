import { type ChoiceCode, choiceStatusOf, isChoiceCode } from './choice-status.ts';
import { delayOf } from './confirmation.ts';
import { maxMainChoices } from './constants.ts';
import { isSent } from './sent.ts';
import type { AppInfoPart, Decision, Scheme, StudyLevel, TileStatus } from './types.ts';

/** The states of a choice, as an applicant reads them. */
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

/** The state that each code of a choice stands for. */
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

/** The state of a choice by its status; 'unknown' for words that no code stands for. */
export const choiceStateOf = (status: string): ChoiceState =>
  isChoiceCode(status) ? stateOfCode[status] : 'unknown';

/** What a choice asks of the applicant. */
export type ChoiceAsk = 'reply' | 'replyToChange' | 'answerInvitation';

/** One choice of an application. */
export interface Choice {
  /** The university; null when tracking does not give it. */
  institution: string | null;
  /** Null when tracking does not give it. */
  course: string | null;
  state: ChoiceState;
  /** What tracking calls the state; empty when it gives no word. */
  words: string;
  asks: ChoiceAsk | null;
  /** It was added in Extra. */
  isExtra: boolean;
  /** Why its decision is late, where tracking says so. */
  late: Decision['reasonsOfDelay'];
}

interface ChoicesOf {
  scheme: Scheme;
  studyLevel: StudyLevel;
  /** What the tile shows. */
  status: TileStatus;
  part: AppInfoPart;
}

/**
 * The choices that tracking sends, in its order (APP-77, APP-82). While there is an embargo there
 * are none, whatever else the tile shows (APP-13); nor while their status cannot be told.
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

/** How many choices are at the states that the words of a status depend on. */
interface ChoiceCounts {
  /** Those that have invited the applicant, too. */
  considering: number;
  invited: number;
  /** Offers that are not answered. */
  offers: number;
  withdrawn: number;
}

/** Counts the choices that tracking sends; null while there are none. */
export function countChoices(decisions: readonly Decision[]): ChoiceCounts | null {
  if (decisions.length === 0) return null;
  const states = decisions.map((decision) => choiceStateOf(choiceStatusOf(decision)));
  const count = (...wanted: readonly ChoiceState[]) =>
    states.filter((state) => wanted.includes(state)).length;
  return {
    considering: count(...undecided),
    invited: count('invited'),
    offers: count(...offers),
    withdrawn: count('withdrawn'),
  };
}

/** How many choices have decided, as tracking counts them for each scheme. */
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

/** Whether every decision is in and an offer is unanswered. */
export const owesReply = (choices: readonly Pick<Choice, 'state'>[]): boolean =>
  choices.some(({ state }) => offers.includes(state)) &&
  !choices.some(({ state }) => undecided.includes(state));

/** The tile says that nothing can be told now. */
const silent: readonly TileStatus[] = ['unavailable', 'updating', 'embargo'];

const placed: readonly TileStatus[] = [
  'placed',
  'placedFirm',
  'placedInsurance',
  'clearingPlacedFirm',
  'clearingPlacedInsurance',
];

const offers: readonly ChoiceState[] = ['conditionalOffer', 'unconditionalOffer'];
const changedOffers: readonly ChoiceState[] = ['changedOffer', 'changedFirm', 'changedInsurance'];
const undecided: readonly ChoiceState[] = ['considering', 'invited'];

/** Offers are answered together, when the last decision has come. */
const replying: readonly TileStatus[] = ['decisionsReceived', 'extraOffer'];

function askOf(state: ChoiceState, status: TileStatus): ChoiceAsk | null {
  if (state === 'invited') return 'answerInvitation';
  if (changedOffers.includes(state)) return 'replyToChange';
  return offers.includes(state) && replying.includes(status) ? 'reply' : null;
}

/** More than five choices of an undergraduate are Extra's (APP-98), unless Clearing added one. */
const hasExtra = ({ scheme, studyLevel, part }: Omit<ChoicesOf, 'status'>) =>
  scheme === 'ug' &&
  studyLevel === 'Undergraduate' &&
  !part.isInClearing &&
  !part.isApplicationInClearing;
