import type { TileStatus } from '../apply-status/types.ts';
import { isSent } from '../apply-status/sent.ts';
import type { CyclePhase } from './cycle-phase.ts';

/** The text of the message is in the copy catalogue under this name. */
export type PhaseMessage =
  | 'preparing'
  | 'early'
  | 'main'
  | 'afterMain'
  | 'stillOpen'
  | 'extra'
  | 'late'
  | 'clearingSoon'
  | 'clearing'
  | 'clearingOpen'
  | 'resultsSoon'
  | 'embargo'
  | 'resultsMorning'
  | 'resultsDay'
  | 'over';

/** The group that an applicant belongs to in the cycle. The message depends on it. */
type Standing = 'applying' | 'seeking' | 'hoping' | 'unknown' | 'settled';

/**
 * Statuses of applicants who have replied or still wait for decisions. The results decide whether
 * they get a place.
 */
const hoping: readonly TileStatus[] = [
  'sentProcessing',
  'sent',
  'waitingForDecisions',
  'awaitingConfirm',
  'awaitingConfirmReasons',
];

/** Statuses of a tile that does not show the state of the application. */
const unknown: readonly TileStatus[] = [
  'default',
  'statusUnknown',
  'unavailable',
  'updating',
  'embargo',
];

/** Statuses of applicants without an offer who may add a choice. */
const seeking: readonly TileStatus[] = [
  'extraUnplaced',
  'unplaced',
  'clearingUnplaced',
  'clearingAddChoice',
];

const standingOf = (status: TileStatus | null): Standing => {
  if (status === null || unknown.includes(status)) return 'unknown';
  if (hoping.includes(status)) return 'hoping';
  if (seeking.includes(status)) return 'seeking';
  // An adviser still has to send the application.
  return isSent(status) === false || status === 'awaitingApproval' ? 'applying' : 'settled';
};

type Messages = Partial<Record<Standing, PhaseMessage>>;

/** Clearing is open to every applicant without a place. */
const clearing: Messages = { applying: 'clearing', seeking: 'clearing' };

const messages: Readonly<Record<CyclePhase, Messages>> = {
  preparing: { applying: 'preparing' },
  early: { applying: 'early' },
  main: { applying: 'main' },
  afterMain: { applying: 'afterMain' },
  extra: { applying: 'stillOpen', seeking: 'extra' },
  late: { applying: 'late', seeking: 'clearingSoon' },
  clearing: { ...clearing, hoping: 'resultsSoon' },
  embargo: { ...clearing, hoping: 'embargo', unknown: 'embargo' },
  resultsMorning: { ...clearing, hoping: 'resultsMorning', unknown: 'resultsMorning' },
  resultsDay: { ...clearing, hoping: 'resultsDay', unknown: 'resultsDay' },
  afterResults: clearing,
  over: { applying: 'over', seeking: 'over', unknown: 'over' },
};

/** Messages while editors have switched on Clearing outside its dates. */
const outsideItsDates: Messages = { applying: 'clearingOpen', seeking: 'clearingOpen' };

/** The phases in which Clearing is open according to the calendar. */
const clearingPhases: readonly CyclePhase[] = [
  'clearing',
  'embargo',
  'resultsMorning',
  'resultsDay',
  'afterResults',
];

export interface PhaseReader {
  /** The status of the tile; null while the tile has no status. */
  status: TileStatus | null;
  /** Whether the home page is in clearing mode for the applicant; editors set the mode (GRD-29). */
  isClearing: boolean;
  /**
   * Whether the applicant has an unconditional firm choice, so that their place does not depend on
   * results.
   */
  isUnconditional: boolean;
}

/**
 * The message for an applicant in a phase; null when there is no message (EXT-23). It never
 * contradicts the tile. Applicants who have a place, or who wait for decisions, get no message
 * about how to apply. In clearing mode, the message is never about another phase (GRD-29).
 */
export function phaseMessage(
  phase: CyclePhase,
  { status, isClearing, isUnconditional }: PhaseReader,
): PhaseMessage | null {
  const standing = standingOf(status);
  if (isUnconditional && standing === 'hoping') return null;
  const isForced = isClearing && !clearingPhases.includes(phase);
  return (isForced ? outsideItsDates : messages[phase])[standing] ?? null;
}
