import { m } from '@applicant-hub/copy';
import type { ApplyConfirmation } from '@applicant-hub/copy/apply-status';
import { resultsWords } from '@applicant-hub/copy/deadlines';
import {
  type AppInfoPart,
  confirmationOf,
  type CycleDate,
  isExpected,
  passesAt,
  resultsOf,
  type Scheme,
  type StudyLevel,
  type TileStatus,
  timeLeft,
} from '@applicant-hub/domain';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import type { AwaitedDayView } from '../tile/tiles-view-types.ts';

interface Replied {
  /** Null while the dates are unknown. */
  dates: readonly CycleDate[] | null;
  scheme: Scheme;
  studyLevel: StudyLevel;
  studyYear: number;
  part: Pick<AppInfoPart, 'originalApplications'>;
  now: Date;
}

/**
 * Whether the exam boards have published the results of the year; false while the date is not
 * known.
 */
export function areResultsOut({ dates, studyYear, now }: Replied): boolean {
  const results = resultsOf(dates ?? [], studyYear);
  return results !== null && now >= passesAt(results);
}

export function confirmationFacts(replied: Replied): ApplyConfirmation | undefined {
  const confirmation = confirmationOf(replied.part.originalApplications);
  if (confirmation === null) return undefined;
  const isOut = hasResultsDay(replied) && areResultsOut(replied);
  const kind = confirmation.kind === 'conditional' && isOut ? 'resultsOut' : confirmation.kind;
  return { ...confirmation, kind };
}

/** Only undergraduate offers have conditions that A level results decide. */
const hasResultsDay = ({ scheme, studyLevel }: Pick<Replied, 'scheme' | 'studyLevel'>) =>
  scheme === 'ug' && studyLevel === 'Undergraduate';

export function resultsView(replied: Replied & { status: TileStatus }): AwaitedDayView | null {
  const { dates, studyYear, now } = replied;
  if (!dependsOnResults(replied)) return null;
  if (dates === null)
    return { line: m.deadlines_results_unknown_now(), note: null, isToday: false };
  const results = resultsOf(dates, studyYear);
  if (results === null || now >= passesAt(results)) return null;
  const { days } = timeLeft(results, now);
  return {
    line: resultsWords(ukWhen(results), days),
    note: isExpected(results, now) ? m.deadlines_expected_note() : null,
    isToday: days === 0,
  };
}

export function dependsOnResults({
  status,
  part,
  ...whose
}: Replied & { status: TileStatus }): boolean {
  const hasReplied = status === 'awaitingConfirm' || status === 'awaitingConfirmReasons';
  if (!hasReplied || !hasResultsDay(whose)) return false;
  const confirmation = confirmationOf(part.originalApplications);
  // The choices are unknown. Only this status implies a conditional firm choice.
  if (confirmation === null) return status === 'awaitingConfirmReasons';
  return confirmation.isConditional && !['asked', 'reasons'].includes(confirmation.kind);
}
