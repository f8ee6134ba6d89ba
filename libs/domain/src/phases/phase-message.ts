import type { TileStatus } from '../apply-status/types.ts';
import { deadlineStages } from '../deadlines/stages.ts';
import type { CyclePhase } from './cycle-phase.ts';

/** What a phase means for somebody; the words stand in the catalogue under the same key. */
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

/** Where somebody stands in a cycle, as far as a phase means something different to them. */
type Standing = 'applying' | 'seeking' | 'hoping' | 'unknown' | 'settled';

/** Who has replied, or still waits for answers: results decide about their place. */
const hoping: readonly TileStatus[] = [
  'sentProcessing',
  'sent',
  'waitingForDecisions',
  'awaitingConfirm',
  'awaitingConfirmReasons',
];

/** The tile itself says nothing of the application. */
const unknown: readonly TileStatus[] = [
  'default',
  'statusUnknown',
  'unavailable',
  'updating',
  'embargo',
];

/** Who holds no offer and may add a choice. */
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
  return deadlineStages[status].includes('apply') ? 'applying' : 'settled';
};

type Messages = Partial<Record<Standing, PhaseMessage>>;

/** Clearing is for everybody who seeks a place, whatever the others wait for. */
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

/** Said while editors have switched Clearing on outside of its dates. */
const outsideItsDates: Messages = { applying: 'clearingOpen', seeking: 'clearingOpen' };

/** Phases that have Clearing in them by the calendar. */
const clearingPhases: readonly CyclePhase[] = [
  'clearing',
  'embargo',
  'resultsMorning',
  'resultsDay',
  'afterResults',
];

/** For whom a message is. */
export interface PhaseReader {
  /** What their tile says; null when it says nothing yet. */
  status: TileStatus | null;
  /** Whether the home is in clearing mode for them, which editors switch on and off (GRD-29). */
  isClearing: boolean;
  /** Whether they hold an unconditional firm choice: no results decide about their place. */
  isUnconditional: boolean;
}

/**
 * What a phase means for somebody, or null when there is nothing to say (EXT-23). It never says
 * otherwise than the tile: who has a place, or has applied and waits, is not told how to apply, and
 * in clearing mode nothing speaks of another phase (GRD-29).
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
