import type { Scheme } from '../apply-status/types.ts';
import type { FeedItemId } from './items.ts';
import type { FeedStatusOf } from './statuses.ts';

/**
 * The items of the feed for each status, most useful first. The types require next steps for every
 * status. Some statuses have steps only for conservatoires, because for undergraduates they are
 * read as another status.
 */
interface Plan {
  readonly ug: Readonly<Record<FeedStatusOf<'ug'>, readonly FeedItemId[]>>;
  readonly uc: Readonly<Record<FeedStatusOf<'uc'>, readonly FeedItemId[]>>;
}

// One status per line, so that the code can be read as a table.
// prettier-ignore
export const feedPlan: Plan = {
  ug: {
    default: ['open', 'dates', 'help_faq', 'money', 'support'],
    start: ['start', 'shortlist', 'statement', 'deadline_faq', 'pg_deadline_faq', 'choices_faq', 'pg_funding_faq', 'open_days', 'money'],
    startNewApplication: ['another', 'shortlist', 'dates', 'help_faq'],
    inProgress: ['one_section', 'reference', 'statement', 'reference_faq', 'deadline_faq', 'pg_deadline_faq', 'tariff', 'money'],
    ready: ['send', 'read_aloud', 'fee_faq', 'change_faq', 'pg_funding_faq', 'dates'],
    awaitingApproval: ['adviser', 'approval_faq', 'interview', 'open_days', 'money'],
    applicationReturned: ['resend', 'comment', 'returned_faq', 'dates'],
    sentProcessing: ['sent', 'hear_faq', 'change_faq', 'interview', 'money'],
    sent: ['sent', 'interview', 'applicant_days', 'when_faq', 'pg_when_faq', 'change_faq', 'live'],
    waitingForDecisions: ['compare', 'applicant_days', 'offers_faq', 'no_rush_faq', 'pg_when_faq', 'live', 'money'],
    decisionsReceived: ['reply', 'compare', 'sleep', 'firm_faq', 'mind_faq', 'finance', 'live'],
    awaitingConfirm: ['results', 'conditions', 'plan_both', 'missed_faq', 'clearing_faq', 'finance', 'live'],
    extraNotOpen: ['add_choice', 'still_room', 'ask_why', 'extra_faq', 'again_faq', 'options'],
    extraUnplaced: ['extra', 'still_room', 'ask_why', 'extra_faq', 'extra_21_faq', 'options'],
    extraWaiting: ['extra_wait', 'interview', 'plan_both', 'extra_21_faq', 'offers_faq'],
    extraOffer: ['extra_reply', 'applicant_days', 'sleep', 'extra_one_faq', 'offers_faq'],
    unplaced: ['options', 'talk', 'still_room', 'extra_faq', 'clearing_faq', 'again_faq'],
    clearingUnplaced: ['clearing', 'first_words', 'asked_faq', 'several_faq', 'options'],
    clearingAddChoice: ['clearing_add', 'first_words', 'several_faq', 'release_faq', 'clearing'],
    clearingWaiting: ['clearing_wait', 'plan_both', 'release_faq', 'hear_faq', 'live'],
    clearingPlacedFirm: ['placed', 'room', 'check_finance', 'welcome', 'defer_faq'],
    clearingPlacedInsurance: ['placed', 'room', 'check_finance', 'backup_place_faq', 'defer_faq'],
    placed: ['placed', 'room', 'check_finance', 'welcome', 'defer_faq'],
    withdrawn: ['options', 'withdrawn_faq', 'again_faq', 'talk'],
    over: ['later_year', 'options', 'again_faq', 'shortlist', 'talk', 'support'],
    embargo: ['updates', 'plan_both', 'held_faq', 'clearing_faq', 'dates'],
    statusUnknown: ['open', 'unknown_faq', 'help_faq', 'dates'],
    UCCF: ['changed', 'difference', 'changed_faq', 'mind_faq'],
    UCCFCI: ['changed', 'difference', 'backup_open_faq', 'changed_faq'],
    UCCI: ['changed', 'difference', 'backup_changed_faq', 'changed_faq'],
    UCCFUI: ['changed', 'difference', 'backup_sure_faq', 'changed_faq'],
  },
  uc: {
    default: ['open', 'dates', 'help_faq', 'uc_perform'],
    start: ['uc_start', 'uc_pieces', 'uc_references', 'uc_deadline_faq', 'uc_fee_faq', 'money'],
    startNewApplication: ['another', 'uc_pieces', 'dates', 'help_faq'],
    inProgress: ['uc_finish', 'uc_references', 'uc_pieces', 'uc_where_faq', 'uc_deadline_faq', 'money'],
    ready: ['uc_send', 'uc_record', 'uc_where_faq', 'uc_fee_faq', 'dates'],
    awaitingApproval: ['adviser', 'approval_faq', 'uc_perform', 'uc_record'],
    applicationReturned: ['resend', 'comment', 'returned_faq', 'dates'],
    sentProcessing: ['sent', 'hear_faq', 'uc_perform', 'uc_day'],
    sent: ['uc_perform', 'uc_day', 'uc_when_faq', 'uc_where_faq', 'live'],
    waitingForDecisions: ['uc_perform', 'uc_scholarship', 'uc_offers_faq', 'uc_reserve_faq', 'live'],
    decisionsReceived: ['uc_reply', 'uc_scholarship', 'sleep', 'uc_reserve_faq', 'uc_offers_faq'],
    awaitingConfirm: ['uc_conditions', 'uc_certain_faq', 'uc_practise_faq', 'money'],
    extraNotOpen: ['uc_add', 'uc_late_faq', 'uc_uni_faq', 'options'],
    extraUnplaced: ['uc_add', 'uc_late_faq', 'uc_uni_faq', 'uc_perform'],
    extraWaiting: ['uc_soon', 'uc_day', 'uc_record', 'hear_faq'],
    extraOffer: ['uc_new_offer', 'uc_scholarship', 'uc_offers_faq', 'sleep'],
    unplaced: ['options', 'talk', 'uc_late_faq', 'uc_uni_faq', 'again_faq'],
    clearingUnplaced: ['uc_add', 'uc_late_faq', 'uc_uni_faq', 'options'],
    clearingAddChoice: ['uc_add', 'uc_record', 'uc_late_faq', 'uc_day'],
    clearingWaiting: ['uc_soon', 'uc_certain_faq', 'uc_day', 'hear_faq'],
    clearingUnknown: ['open', 'unknown_faq', 'help_faq', 'dates'],
    clearingPlacedFirm: ['uc_placed', 'room', 'check_finance', 'uc_kit', 'uc_practise_faq'],
    clearingPlacedInsurance: ['uc_placed', 'room', 'check_finance', 'uc_kit', 'uc_practise_faq'],
    placed: ['uc_placed', 'room', 'check_finance', 'uc_kit', 'uc_practise_faq'],
    withdrawn: ['options', 'withdrawn_faq', 'again_faq', 'talk'],
    unavailable: ['unavailable_faq', 'dates', 'uc_perform', 'uc_pieces'],
    over: ['later_year', 'options', 'again_faq', 'shortlist', 'talk', 'support'],
    embargo: ['updates', 'uc_certain_faq', 'held_faq', 'dates'],
    statusUnknown: ['open', 'unknown_faq', 'help_faq', 'dates'],
    UCCF: ['changed', 'difference', 'changed_faq', 'mind_faq'],
    UCCFCI: ['changed', 'difference', 'backup_open_faq', 'changed_faq'],
    UCCI: ['changed', 'difference', 'backup_changed_faq', 'changed_faq'],
    UCCFUI: ['changed', 'difference', 'backup_sure_faq', 'changed_faq'],
  },
};

/**
 * The items at `decisionsReceived` once the last reply date, which only undergraduates have, has
 * passed.
 */
export const replyOverPlan: readonly FeedItemId[] = [
  'open',
  'options',
  'talk',
  'clearing_faq',
  'again_faq',
  'support',
];

export const beginnersItems: readonly FeedItemId[] = [
  'start',
  'statement',
  'deadline_faq',
  'pg_deadline_faq',
  'choices_faq',
];

/**
 * The items at `awaitingConfirm` for an unconditional firm choice, which does not depend on
 * results.
 */
export const unconditionalPlan: Readonly<Record<Scheme, readonly FeedItemId[]>> = {
  ug: ['finance', 'room', 'live', 'hear_faq'],
  uc: ['room', 'uc_practise_faq', 'money'],
};
