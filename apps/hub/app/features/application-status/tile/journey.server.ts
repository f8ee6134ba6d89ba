import { m } from '@applicant-hub/copy';
import {
  type DateStage,
  formatDayMonth,
  isNamed,
  type JourneyStage,
  type JourneyStep,
  type MyCycleDate,
} from '@applicant-hub/domain';
import { datesOfTile, type TileDates } from '../dates/whose.server.ts';
import type { JourneyStepView } from './tiles-view-types.ts';

/** Each step that is not over has the applicant's first date for it, if there is one. */
export function journeyView(
  steps: readonly JourneyStep[],
  whose: TileDates,
): readonly JourneyStepView[] {
  const dates = datesOfTile(whose).filter(isNamed);
  const isReplying = whose.application.status === 'decisionsReceived';
  return steps.map((step) => {
    if (step.state === 'done' || step.state === 'ended') return step;
    const date = dates.find((one) => belongsTo[step.stage]?.(one, isReplying));
    return date === undefined ? step : { ...step, when: whenOf(date) };
  });
}

type BelongsTo = (date: MyCycleDate, isReplying: boolean) => boolean;

const isDeadlineOf = (date: MyCycleDate, ...stages: readonly DateStage[]): boolean =>
  date.kind === 'deadline' && stages.includes(date.deadline.stage);

const belongsTo: Readonly<Partial<Record<JourneyStage, BelongsTo>>> = {
  apply: (date) => isDeadlineOf(date, 'apply'),
  decisions: ({ kind }) => kind === 'decisions',
  // A reply date that depends on the last decision is left out until the applicant can reply.
  reply: (date, isReplying) =>
    isDeadlineOf(date, 'reply') && (isReplying || !dependsOnDecisions(date)),
  results: ({ kind }) => kind === 'results',
  another: (date) => date.kind === 'extraOpens' || isDeadlineOf(date, 'apply', 'extra', 'clearing'),
};

const dependsOnDecisions = (date: MyCycleDate): boolean =>
  date.kind === 'deadline' && date.deadline.decisionsBy !== null;

const whens: Readonly<Record<MyCycleDate['kind'], typeof m.apply_journey_by>> = {
  deadline: m.apply_journey_by,
  decisions: m.apply_journey_by,
  results: m.apply_journey_on,
  extraOpens: m.apply_journey_from,
};

const whenOf = ({ kind, date }: MyCycleDate): string => whens[kind]({ date: formatDayMonth(date) });
