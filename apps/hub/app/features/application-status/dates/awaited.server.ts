import { m } from '@applicant-hub/copy';
import { resultsWords, whenWords } from '@applicant-hub/copy/deadlines';
import {
  deadlineRoutes,
  decisionDays,
  dependsOnResults,
  isExpected,
  isWaiting,
  londonDate,
  type MyCycleDate,
  nextOf,
  timeLeft,
} from '@applicant-hub/domain';
import { myDateLabel } from '#app/features/reference-data/cycle-dates.server.ts';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import type { AwaitedDayView } from '../tile/tiles-view-types.ts';
import { datesOfTile, type TileDates } from './whose.server.ts';

/**
 * Returns the line with the next date of an applicant who waits for decisions or results (EXT-9).
 * If there is no such date, the line states that. Null for all other applicants.
 */
export function awaitedView(whose: TileDates): AwaitedDayView | null {
  const { application, now } = whose;
  if (!isWaiting(application)) return null;
  const next = nextOf(datesOfTile(whose));
  if (next === null) {
    const line = noDateLine(whose);
    return line === null ? null : { line, note: null, isToday: false };
  }
  return {
    line: lineOf(next, now),
    note: isExpected(next, now) ? m.deadlines_expected_note() : null,
    isToday: next.date === londonDate(now),
  };
}

const decisionLines = {
  aim: m.deadlines_decisions_aim,
  most: m.deadlines_decisions_most,
  last: m.deadlines_decisions_last,
};

function lineOf(next: MyCycleDate, now: Date): string {
  switch (next.kind) {
    case 'decisions':
      return decisionLines[next.by]({ date: ukWhen(next) });
    case 'results':
      return resultsWords(ukWhen(next), timeLeft(next, now).days);
    case 'deadline':
    case 'extraOpens':
      return m.deadlines_line_final({
        what: myDateLabel(next),
        when: whenWords(ukWhen(next), timeLeft(next, now)),
      });
  }
}

const statusesBeforeDecisions = ['sentProcessing', 'sent', 'waitingForDecisions'];
const statusesBeforePlace = ['awaitingConfirm', 'awaitingConfirmReasons'];

/** Null if no date of any year is published, as in a hub without dates. */
function noDateLine(whose: TileDates): string | null {
  const { application, studyLevel, studyYear, dates } = whose;
  const { scheme, status } = application;
  // Postgraduate courses and conservatoires have no common dates.
  const isCommon = deadlineRoutes(studyLevel, [scheme]).includes('ug');
  if (isCommon && dates?.length === 0) return null;
  const awaitsDecisions = status !== null && statusesBeforeDecisions.includes(status);
  if (isCommon && dates === null && awaitsDecisions) return m.deadlines_decisions_unknown_now();
  if (isCommon && mayDependOnResults(whose)) return m.deadlines_results_unknown_now();
  const last = decisionDays(dates ?? [], studyYear).at(-1);
  return isCommon && awaitsDecisions && last
    ? m.deadlines_decisions_passed({ date: ukWhen({ date: last.date, time: null }) })
    : m.deadlines_no_set_date();
}

/** Whether results day is ahead or unknown, and may decide the place. */
function mayDependOnResults(whose: TileDates): boolean {
  const { application, dates } = whose;
  return (
    application.status !== null &&
    statusesBeforePlace.includes(application.status) &&
    dependsOnResults(application) !== false &&
    (dates === null || datesOfTile(whose).some(({ kind }) => kind === 'results'))
  );
}
