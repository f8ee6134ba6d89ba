import { type ApplyConfirmation, type ApplyFacts, isUndergraduate } from './apply-facts.ts';

/**
 * Every status of an application tile, with its part of the message key. Adding a status requires
 * adding its text: without the text, the catalogue of `apply-status.ts` does not compile.
 */
export const statusKeys = {
  notStarted: 'not_started',
  default: 'default',
  start: 'start',
  startNewApplication: 'start_new_application',
  awaitingApproval: 'awaiting_approval',
  applicationReturned: 'application_returned',
  inProgress: 'in_progress',
  ready: 'ready',
  sentProcessing: 'sent_processing',
  sent: 'sent',
  waitingForDecisions: 'waiting_for_decisions',
  decisionsReceived: 'decisions_received',
  awaitingConfirm: 'awaiting_confirm',
  awaitingConfirmReasons: 'awaiting_confirm_reasons',
  extraNotOpen: 'extra_not_open',
  extraUnplaced: 'extra_unplaced',
  extraWaiting: 'extra_waiting',
  extraOffer: 'extra_offer',
  unplaced: 'unplaced',
  clearingUnplaced: 'clearing_unplaced',
  clearingAddChoice: 'clearing_add_choice',
  clearingWaiting: 'clearing_waiting',
  clearingUnknown: 'clearing_unknown',
  clearingPlacedFirm: 'clearing_placed_firm',
  clearingPlacedInsurance: 'clearing_placed_insurance',
  placed: 'placed',
  placedFirm: 'placed_firm',
  placedInsurance: 'placed_insurance',
  unconditional: 'unconditional',
  unconditionalUCCF: 'unconditional_uccf',
  unconditionalUCCFCI: 'unconditional_uccf_ci',
  unconditionalUCCFUI: 'unconditional_uccf_ui',
  unconditionalUCCIUCCF: 'unconditional_ucci_uccf',
  withdrawn: 'withdrawn',
  unavailable: 'unavailable',
  updating: 'updating',
  embargo: 'embargo',
  statusUnknown: 'status_unknown',
  UCCF: 'uccf',
  UCCFCI: 'uccf_ci',
  UCCI: 'ucci',
  UCCFUI: 'uccf_ui',
} as const;

export type ApplyStatus = keyof typeof statusKeys;

/**
 * The part of the message key for each kind of confirmation, because applicants with the same
 * status can be in different situations.
 */
const confirmationKeys = {
  asked: 'confirm_asked',
  reasons: 'confirm_reasons',
  delayed: 'confirm_delayed',
  conditional: 'confirm_conditional',
  resultsOut: 'confirm_results_out',
  unconditional: 'confirm_unconditional',
  insurance: 'confirm_insurance',
} as const satisfies Record<ApplyConfirmation['kind'], string>;

export const isConfirmationKey = (key: string): boolean =>
  Object.values<string>(confirmationKeys).includes(key);

/** The part of a message key that selects the text of a status. */
export type WordsKey = (typeof statusKeys)[ApplyStatus] | 'over' | 'too_late' | 'too_late_another';

/** The part of a message key that selects replacement text of a status for some applicants. */
export type VariantKey =
  | (typeof confirmationKeys)[ApplyConfirmation['kind']]
  | 'invited'
  | 'reply_over'
  | 'nothing_to_answer'
  | 'waiting_no_offer'
  | 'waiting_invited'
  | 'waiting_invited_no_offer'
  | 'one_offer'
  | 'unsent_hidden';

/** Statuses that have separate text once the year is over. */
const wordsOfOver: Partial<Record<ApplyStatus, WordsKey>> = {
  start: 'too_late',
  startNewApplication: 'too_late_another',
  withdrawn: 'withdrawn',
};

/**
 * Returns the part of the message key for the applicant's status in their year (`inYear`), which is
 * the status itself unless the year has changed it.
 */
export const wordsOf = (
  status: ApplyStatus,
  { inYear = status }: Pick<ApplyFacts<ApplyStatus>, 'inYear'>,
): WordsKey => (inYear === 'over' ? (wordsOfOver[status] ?? 'over') : statusKeys[inYear]);

type Variants = (facts: ApplyFacts) => readonly VariantKey[];

const invitedWords: Variants = ({ counts }) => (counts.invited > 0 ? ['invited'] : []);

const confirmationWords: Variants = ({ confirmation }) =>
  confirmation ? [confirmationKeys[confirmation.kind]] : [];

const variants: Readonly<Partial<Record<ApplyStatus, Variants>>> = {
  default: ({ isUnsentHidden }) => (isUnsentHidden ? ['unsent_hidden'] : []),
  sent: invitedWords,
  waitingForDecisions: (facts) => {
    const hasNoOffer = facts.counts.offers === 0;
    if (facts.counts.invited === 0) return hasNoOffer ? ['waiting_no_offer'] : [];
    return ['invited', hasNoOffer ? 'waiting_invited_no_offer' : 'waiting_invited'];
  },
  decisionsReceived: (facts) => {
    if (facts.isReplyOver) return ['reply_over'];
    return facts.counts.offers === 1 && isUndergraduate(facts) ? ['one_offer'] : [];
  },
  awaitingConfirm: (facts) => [
    ...(facts.counts.offers === 0 ? (['nothing_to_answer'] as const) : []),
    ...confirmationWords(facts),
  ],
  awaitingConfirmReasons: confirmationWords,
};

/**
 * Returns the message keys that replace the key of a status because of the applicant's choices,
 * most specific first.
 */
export const variantsOf = (status: ApplyStatus, facts: ApplyFacts): readonly VariantKey[] =>
  variants[status]?.(facts) ?? [];
