import { m } from '@applicant-hub/copy';
import {
  type CycleDate,
  decisionsBy,
  isExpected,
  londonDate,
  type Scheme,
  type StudyLevel,
  type TileStatus,
} from '@applicant-hub/domain';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import type { AwaitedDayView } from '../tile/tiles-view-types.ts';

interface Waiting {
  /** Null while the dates are not known. */
  dates: readonly CycleDate[] | null;
  scheme: Scheme;
  studyLevel: StudyLevel;
  studyYear: number;
  status: TileStatus;
  now: Date;
}

const lines = {
  aim: m.deadlines_decisions_aim,
  most: m.deadlines_decisions_most,
  last: m.deadlines_decisions_last,
};

/**
 * Returns when decisions are expected (EXT-9) for undergraduates who are waiting for them;
 * otherwise null.
 */
export function decisionsView(waiting: Waiting): AwaitedDayView | null {
  const { dates, scheme, studyLevel, studyYear, status, now } = waiting;
  const waits = status === 'sent' || status === 'waitingForDecisions';
  // Postgraduate courses and conservatoires have no common decision date.
  if (!waits || scheme !== 'ug' || studyLevel !== 'Undergraduate') return null;
  if (dates === null) {
    return { line: m.deadlines_decisions_unknown_now(), note: null, isToday: false };
  }
  const by = decisionsBy(dates, studyYear, now);
  return (
    by && {
      line: lines[by.kind]({ date: ukWhen({ date: by.date, time: null }) }),
      note: isExpected(by, now) ? m.deadlines_expected_note() : null,
      isToday: by.date === londonDate(now),
    }
  );
}
