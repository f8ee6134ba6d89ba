import { maxMainChoices } from '../constants.ts';
import type { AppInfoPart, Scheme, TileStatus } from '../types.ts';

/**
 * The tracking status map of specification 1, section 4, with the rows in the same order.
 * `track-status.ts` uses the first row whose status matches and whose conditions are all true.
 */

interface TrackingFacts {
  scheme: Scheme;
  part: AppInfoPart;
  /** The choice status codes of the application, in capitals. */
  choiceCodes: ReadonlySet<string>;
}

type Condition = (facts: TrackingFacts) => boolean;

interface TrackingRow {
  /** The requirement id of this row. */
  row: string;
  tracking: readonly string[];
  /** All conditions must be true. An empty list means 'otherwise'. */
  when: readonly Condition[];
  gives: TileStatus;
}

const isUg: Condition = ({ scheme }) => scheme === 'ug';
const isUc: Condition = ({ scheme }) => scheme === 'uc';

const inExtra: Condition = ({ part }) => part.isInExtra;
const inClearing: Condition = ({ part }) => part.isInClearing;
const applicationInClearing: Condition = ({ part }) => part.isApplicationInClearing;
const waitingForOffers: Condition = ({ part }) => part.isWaitingForOffers;

const moreThanFiveChoices: Condition = ({ part }) => part.numberOfChoices > maxMainChoices;
const atLeastFiveChoices: Condition = ({ part }) => part.numberOfChoices >= maxMainChoices;
const fewerThanFiveChoices: Condition = ({ part }) => part.numberOfChoices < maxMainChoices;

const allChoicesReferred: Condition = ({ part }) =>
  part.numberOfReferredChoice === part.numberOfChoices;
const allChoicesReturned: Condition = ({ part }) =>
  part.numberOfReferredChoice === 0 && part.numberOfChoices > 0;
const noDecisionsReceived: Condition = ({ part }) => part.decisionsReceived === 0;

const not =
  (condition: Condition): Condition =>
  (facts) =>
    !condition(facts);
const anyChoiceOf =
  (...codes: readonly string[]): Condition =>
  ({ choiceCodes }) =>
    codes.some((code) => choiceCodes.has(code));
const allChoicesOf =
  (...codes: readonly string[]): Condition =>
  ({ choiceCodes }) =>
    codes.every((code) => choiceCodes.has(code));

const replies = ['AwaitingConfirmationReply', 'AwaitingReply'];
const confirmations = ['AwaitingConfirmationDecision', 'HoldingOffer'];
const unplaced = ['WaitingForChoiceExtraClearing', 'Unplaced'];
const placed = ['Placed', 'PlacedInClearing'];
const withdrawn = ['Cancelled', 'CompletelyWithdrawn'];

/**
 * Result for the combined choice statuses of a placed ug application; the first match applies
 * (AMB-19).
 */
const placedByChoices: readonly {
  row: string;
  choices: readonly string[];
  gives: TileStatus;
}[] = [
  { row: 'APP-40', choices: ['UCCF', 'UI'], gives: 'unconditionalUCCFUI' },
  { row: 'APP-41', choices: ['UCCF', 'CI'], gives: 'unconditionalUCCFCI' },
  { row: 'APP-42', choices: ['UCCF', 'UCCI'], gives: 'unconditionalUCCIUCCF' },
  { row: 'APP-43', choices: ['UCCF'], gives: 'unconditionalUCCF' },
  { row: 'APP-44', choices: ['UCC'], gives: 'unconditional' },
  { row: 'APP-45', choices: ['UF'], gives: 'placedFirm' },
  { row: 'APP-46', choices: ['UI'], gives: 'placedInsurance' },
];

// One row of the table per line, so that the code can be read as a table.
// prettier-ignore
export const trackingTable: readonly TrackingRow[] = [
  { row: 'APP-25', tracking: ['Referred'], when: [inExtra, waitingForOffers, moreThanFiveChoices], gives: 'extraWaiting' },
  { row: 'APP-26', tracking: ['Referred'], when: [inClearing, waitingForOffers, applicationInClearing], gives: 'clearingWaiting' },
  { row: 'APP-27', tracking: ['Referred'], when: [isUg, allChoicesReferred], gives: 'sent' },
  { row: 'APP-28', tracking: ['Referred'], when: [isUc, noDecisionsReceived], gives: 'sent' },
  { row: 'APP-29', tracking: ['Referred'], when: [], gives: 'waitingForDecisions' },

  { row: 'APP-30', tracking: replies, when: [inExtra, not(waitingForOffers), moreThanFiveChoices], gives: 'extraOffer' },
  { row: 'APP-31', tracking: replies, when: [], gives: 'decisionsReceived' },

  { row: 'APP-32', tracking: confirmations, when: [isUg, anyChoiceOf('CF', 'DCFF')], gives: 'awaitingConfirmReasons' },
  { row: 'APP-33', tracking: confirmations, when: [], gives: 'awaitingConfirm' },

  { row: 'APP-34', tracking: unplaced, when: [not(inExtra), not(inClearing), fewerThanFiveChoices, allChoicesReturned], gives: 'extraNotOpen' },
  { row: 'APP-35', tracking: unplaced, when: [inExtra, atLeastFiveChoices], gives: 'extraUnplaced' },
  { row: 'APP-36', tracking: unplaced, when: [inClearing, applicationInClearing], gives: 'clearingAddChoice' },
  { row: 'APP-37', tracking: unplaced, when: [isUg, inClearing], gives: 'clearingUnplaced' },
  { row: 'APP-38', tracking: unplaced, when: [], gives: 'unplaced' },

  { row: 'APP-39', tracking: ['InClearing'], when: [], gives: 'clearingAddChoice' },

  ...placedByChoices.map(({ row, choices, gives }) => ({
    row, tracking: placed, when: [isUg, allChoicesOf(...choices)], gives,
  })),
  { row: 'APP-47', tracking: placed, when: [], gives: 'placed' },

  { row: 'APP-48', tracking: withdrawn, when: [], gives: 'withdrawn' },
];

export const unmatchedStatus: TileStatus = 'statusUnknown';

/**
 * Statuses that have a different result for ug in clearing mode. They are checked before the table
 * above.
 */
export const clearingModeTable: readonly (
  | { row: string; tracking: string; readAs: string }
  | { row: string; tracking: string; gives: TileStatus }
)[] = [
  { row: 'APP-49', tracking: 'UCC', readAs: 'Placed' },
  { row: 'APP-50', tracking: 'Pending', readAs: 'AwaitingConfirmationDecision' },
  { row: 'APP-51', tracking: 'Clearing', gives: 'clearingUnplaced' },
];

export const unmatchedClearingStatus: TileStatus = 'clearingUnknown';
