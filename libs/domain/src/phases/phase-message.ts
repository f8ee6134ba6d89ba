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
  return deadlineStages[status].includes('applying') ? 'applying' : 'settled';
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

/** Phases that the tiles may be in clearing mode in. */
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
  /** Whether their tiles are in clearing mode, which editors switch on and off (APP-64). */
  isClearing: boolean;
}

/**
 * What a phase means for somebody, or null when there is nothing to say (EXT-23). It never says
 * otherwise than the tile: who has a place, or has applied and waits, is not told how to apply, and
 * while the tiles are in clearing mode nothing speaks of an earlier phase.
 */
export function phaseMessage(
  phase: CyclePhase,
  { status, isClearing }: PhaseReader,
): PhaseMessage | null {
  if (isClearing && !clearingPhases.includes(phase)) return null;
  return messages[phase][standingOf(status)] ?? null;
}
