import { m } from '@applicant-hub/copy';
import {
  type AppInfoPart,
  type CycleDate,
  decisionsBy,
  formatDayMonth,
  type JourneyStage,
  type JourneyStep,
  londonDate,
  nextDeadline,
  replyBy,
  resultsOf,
  type Scheme,
  type StudyLevel,
  type TileStatus,
} from '@applicant-hub/domain';
import { dependsOnResults } from '../dates/confirmation.server.ts';
import type { JourneyStepView } from './tiles-view-types.ts';

interface Travelling {
  /** Null while the dates are not known. */
  dates: readonly CycleDate[] | null;
  scheme: Scheme;
  studyLevel: StudyLevel;
  studyYear: number;
  status: TileStatus;
  part: Pick<AppInfoPart, 'originalApplications'>;
  now: Date;
}

export const journeyView = (
  steps: readonly JourneyStep[],
  travelling: Travelling,
): readonly JourneyStepView[] =>
  steps.map((step) => {
    const isAhead = step.state !== 'done' && step.state !== 'ended';
    const when = isAhead ? whenOf(step, travelling) : null;
    return when === null ? step : { ...step, when };
  });

function whenOf(step: JourneyStep, travelling: Travelling): string | null {
  const { dates, scheme, studyLevel } = travelling;
  if (dates === null) return null;
  const known = { ...travelling, dates };
  if (scheme === 'uc') return step.stage === 'reply' ? conservatoireReply(known) : null;
  return studyLevel === 'Undergraduate' ? (whens[step.stage]?.(known, step) ?? null) : null;
}

type Known = Travelling & { dates: readonly CycleDate[] };
type When = (known: Known, step: JourneyStep) => string | null;

const by = (date: string): string => m.apply_journey_by({ date: formatDayMonth(date) });

const whens: Readonly<Partial<Record<JourneyStage, When>>> = {
  decisions: ({ dates, studyYear, now }) => {
    const expected = decisionsBy(dates, studyYear, now);
    return expected && by(expected.date);
  },
  // The reply date depends on the last decision, so it is unknown before that.
  reply: ({ dates, studyYear, status, now }, { state }) => {
    if (status !== 'decisionsReceived' || state !== 'now') return null;
    const reply = replyBy(dates, studyYear, now);
    return reply.kind === 'due' ? by(reply.by.date) : null;
  },
  results: (known, { state }) => {
    const results = resultsOf(known.dates, known.studyYear);
    if (results === null || results.date < londonDate(known.now)) return null;
    if (state === 'now' && !dependsOnResults(known)) return null;
    return m.apply_journey_on({ date: formatDayMonth(results.date) });
  },
};

function conservatoireReply({ dates, studyYear, now }: Known): string | null {
  const next = nextDeadline(dates, now, studyYear, ['uc'], 'decisionsReceived');
  return next && by(next.deadline.date);
}
