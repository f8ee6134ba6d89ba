import type { TileStatus } from './types.ts';

/**
 * A stage of an application. `another` is a further choice in Extra or Clearing, for applicants
 * without an offer.
 */
export type JourneyStage =
  'apply' | 'sent' | 'decisions' | 'reply' | 'results' | 'another' | 'placed' | 'ended';

export type JourneyState = 'done' | 'now' | 'next' | 'later' | 'ended';

export interface JourneyStep {
  readonly stage: JourneyStage;
  readonly state: JourneyState;
}

const usual: readonly JourneyStage[] = ['apply', 'sent', 'decisions', 'reply', 'results', 'placed'];
const withoutOffer: readonly JourneyStage[] = ['apply', 'sent', 'decisions', 'another', 'placed'];
const overEarly: readonly JourneyStage[] = ['apply', 'sent', 'ended'];

/** The stage of each status (EXT-33); null for statuses that do not show a stage. */
export const stageOf: Readonly<Record<TileStatus, JourneyStage | null>> = {
  notStarted: 'apply',
  default: null,
  start: 'apply',
  startNewApplication: 'apply',
  awaitingApproval: 'apply',
  applicationReturned: 'apply',
  inProgress: 'apply',
  ready: 'apply',
  sentProcessing: 'sent',
  sent: 'decisions',
  waitingForDecisions: 'decisions',
  decisionsReceived: 'reply',
  awaitingConfirm: 'results',
  awaitingConfirmReasons: 'results',
  extraNotOpen: 'another',
  extraUnplaced: 'another',
  extraWaiting: 'another',
  extraOffer: 'reply',
  unplaced: 'another',
  clearingUnplaced: 'another',
  clearingAddChoice: 'another',
  clearingWaiting: 'another',
  clearingUnknown: null,
  clearingPlacedFirm: 'placed',
  clearingPlacedInsurance: 'placed',
  placed: 'placed',
  placedFirm: 'placed',
  placedInsurance: 'placed',
  unconditional: 'reply',
  unconditionalUCCF: 'reply',
  unconditionalUCCFCI: 'reply',
  unconditionalUCCFUI: 'reply',
  unconditionalUCCIUCCF: 'reply',
  withdrawn: 'ended',
  unavailable: null,
  updating: null,
  embargo: null,
  statusUnknown: null,
  UCCF: 'reply',
  UCCFCI: 'reply',
  UCCI: 'reply',
  UCCFUI: 'reply',
};

const endOf: Partial<Record<JourneyStage, JourneyState>> = { placed: 'done', ended: 'ended' };

/**
 * Returns the stages of an application at a status, in order; empty if the status shows no stage.
 *
 * @param isOver whether no further action is possible for the year of the application; the result
 * then contains only stages with the state `done` or `ended`
 * @param isReplyOver whether the last reply date has passed; the current stage then has the state
 * `ended`, and no later stage is in the result
 * @param isAhead whether the stage of the status has not started; it then has the state `next`
 */
export function journeyOf(
  status: TileStatus,
  {
    isOver = false,
    isReplyOver = false,
    isAhead = false,
  }: { isOver?: boolean; isReplyOver?: boolean; isAhead?: boolean } = {},
): readonly JourneyStep[] {
  const stage = stageOf[status];
  if (stage === null) return [];
  const way = [usual, withoutOffer, overEarly].find((stages) => stages.includes(stage)) ?? usual;
  const at = way.indexOf(stage);
  const steps = way.map((each, index): JourneyStep => {
    const isEnd = isReplyOver && index === at;
    const shift = isAhead && index >= at ? 1 : 0;
    return { stage: each, state: isEnd ? 'ended' : stateAt(each, index - at + shift) };
  });
  return isOver || isReplyOver
    ? steps.filter(({ state }) => state === 'done' || state === 'ended')
    : steps;
}

function stateAt(stage: JourneyStage, distance: number): JourneyState {
  if (distance === 0) return endOf[stage] ?? 'now';
  if (distance === 1) return 'next';
  return distance < 0 ? 'done' : 'later';
}
