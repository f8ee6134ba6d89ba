import * as apply from './paraglide/apply.ts';
import * as tile from './paraglide/tile.ts';

/** An application type: `ug` undergraduate or postgraduate, `uc` conservatoires. */
export type ApplyScheme = 'ug' | 'uc';

/** Who acts next on an application. */
export type ApplyActor = 'you' | 'adviser' | 'university' | 'examBoards' | 'ucas' | 'nobody';

/**
 * Every status of an application tile, with the part of a message key that stands for it.
 * A status and its words are added together: `catalogue` below does not compile without them.
 */
const statusKeys = {
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

/** The status of an application tile. */
export type ApplyStatus = keyof typeof statusKeys;
export const applyStatuses = Object.keys(statusKeys) as ApplyStatus[];

/** A way to a choice, which is open for a part of the year; `application` is that to the first ones. */
export type ApplyWay = 'application' | 'extra' | 'clearing';

/** Statuses that have words of their own once the year is over. */
const wordsOfOver: Partial<Record<ApplyStatus, WordsKey>> = {
  start: 'too_late',
  startNewApplication: 'too_late_another',
  withdrawn: 'withdrawn',
};

/** The words of a status as its year has it. */
const wordsOf = (status: ApplyStatus, { inYear = status }: Pick<ApplyFacts, 'inYear'>): WordsKey =>
  inYear === 'over' ? (wordsOfOver[status] ?? 'over') : statusKeys[inYear];

/** What the words of a status can mention. */
export interface ApplyFacts {
  scheme: ApplyScheme;
  /** The year that the applicant wants to start. */
  year: number;
  /** Dates in words, for example '21 October' and '30 June 2025' (AMB-21). */
  clearing: { confirmBy: string; intoClearingAfter: string };
  /** The ways to a choice that have closed in that year. */
  closed: readonly ApplyWay[];
  /** The status as that year has it, where it has changed it: `over` once nothing can be done any more. */
  inYear?: ApplyStatus | 'over';
  counts: {
    choices: number;
    /** Choices that have not decided. */
    referred: number;
    /** Choices that the applicant has replied to. */
    replied: number;
    /** Decisions received (conservatoires). */
    decisions: number;
    /** How much of the application is filled in, 0 to 100. */
    percentComplete: number;
  };
}

/** The words of one tile. */
export interface ApplyStatusCopy {
  /** The status in two to four words. */
  label: string;
  heading: string;
  /** What the status means. */
  explanation: string;
  /** What happens next and who does it, in order: two to five sentences. */
  nextSteps: string[];
  /** What the progress bar measures, in words. */
  progressLabel: string;
}

interface Placeholders {
  year: number;
  confirmBy: string;
  intoClearingAfter: string;
  choices: number;
  referred: number;
  replied: number;
  decisions: number;
  decided: number;
  percent: number;
}

type Message = (placeholders: Placeholders) => string;
type StatusKey = (typeof statusKeys)[ApplyStatus];
type WordsKey = StatusKey | 'over' | 'too_late' | 'too_late_another';
type Part = 'label' | 'heading' | 'explanation' | 'progress' | `next_${1 | 2}`;
type OptionalPart = `next_${3 | 4 | 5}`;
type Key<P extends string> = `tile_${WordsKey}_${P}`;

/**
 * The tile area by key. A key that ends in `_uc` holds the words for conservatoires where they
 * differ: auditions instead of interviews, no Extra and no Clearing in the same sense.
 */
const catalogue: Record<Key<Part>, Message> &
  Partial<Record<Key<OptionalPart> | `${Key<Part | OptionalPart>}_uc`, Message>> = tile;

/** The words for a status of an application tile. */
export function applyStatusCopy(status: ApplyStatus, facts: ApplyFacts): ApplyStatusCopy {
  const { percentComplete, ...counts } = facts.counts;
  const placeholders = {
    year: facts.year,
    ...facts.clearing,
    ...counts,
    decided:
      facts.scheme === 'uc' ? counts.decisions : Math.max(0, counts.choices - counts.referred),
    percent: percentComplete,
  };
  const key = wordsOf(status, facts);

  const keyOf = (part: Part | OptionalPart): keyof typeof catalogue => {
    const own = `tile_${key}_${part}_uc` as const;
    return facts.scheme === 'uc' && catalogue[own] ? own : `tile_${key}_${part}`;
  };
  const say = (part: Part | OptionalPart): string => catalogue[keyOf(part)]?.(placeholders) ?? '';
  const isOpen = (part: Part | OptionalPart): boolean => {
    const way = waysOfSteps[keyOf(part)];
    return way === undefined || !facts.closed.includes(way);
  };

  return {
    label: say('label'),
    heading: say('heading'),
    explanation: say('explanation'),
    nextSteps: steps.filter((part) => catalogue[keyOf(part)] && isOpen(part)).map(say),
    progressLabel: say('progress'),
  };
}

const steps = ['next_1', 'next_2', 'next_3', 'next_4', 'next_5'] as const;

/** The steps that lead to one way alone, and are left out once it has closed. */
const waysOfSteps: Partial<Record<keyof typeof catalogue, ApplyWay>> = {
  tile_extra_not_open_next_3: 'extra',
  tile_unplaced_next_2: 'extra',
  tile_unplaced_next_3: 'clearing',
  tile_extra_waiting_next_3: 'extra',
  tile_extra_offer_next_4: 'extra',
  tile_clearing_waiting_next_3: 'clearing',
  tile_withdrawn_next_2: 'application',
};

const actors = {
  you: apply.apply_actor_you,
  adviser: apply.apply_actor_adviser,
  university: apply.apply_actor_university,
  examBoards: apply.apply_actor_exam_boards,
  ucas: apply.apply_actor_ucas,
  nobody: apply.apply_actor_nobody,
} satisfies Record<ApplyActor, () => string>;

/** Who acts next, in words: 'Your turn', 'With the university'. */
export const applyActorCopy = (actor: ApplyActor, scheme: ApplyScheme): string =>
  scheme === 'uc' && actor === 'university' ? apply.apply_actor_conservatoire() : actors[actor]();
