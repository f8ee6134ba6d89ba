import type { KnownMode, Scheme, StudyLevel } from '../apply-status/types.ts';
import type { CycleDate } from '../deadlines/cycle-dates.ts';
import { deadlineRoutes, isStageOver } from '../deadlines/next-deadline.ts';
import { isHomeClearingFor } from '../visibility/clearing.ts';
import { isCycleOver } from './cycle-phase.ts';

/** A way to a choice, which is open for a part of the year; `application` is that to the first ones. */
export type WayToApply = 'application' | 'extra' | 'clearing';

/** Whose ways they are, and what the editors have switched on as far as it is known. */
interface WhoseWays {
  now: Date;
  studyYear: number;
  studyLevel: StudyLevel;
  scheme: Scheme;
  ugMode: KnownMode;
}

export interface ClosedWaysInput extends WhoseWays {
  /** The dates that are known: no way has closed of which none is. */
  dates: readonly CycleDate[];
}

/** Clearing is for undergraduates, and only to universities. */
const mayHaveClearing = ({ studyLevel, scheme }: WhoseWays): boolean =>
  deadlineRoutes(studyLevel, [scheme]).includes('ug');

/** Whether Clearing is a way for the applicant while the home speaks of it. */
export const isClearingFor = (input: WhoseWays): boolean =>
  mayHaveClearing(input) && isHomeClearingFor(input);

/**
 * The ways that have closed to an applicant in their year. The banner, the tiles and the feed go by
 * it: while the home speaks of Clearing, whatever the calendar says, an undergraduate can still apply
 * and add a choice (GRD-29). While the mode is not known, that may be so.
 */
export function closedWays(input: ClosedWaysInput): readonly WayToApply[] {
  const { dates, now, studyYear, studyLevel, scheme } = input;
  const routes = deadlineRoutes(studyLevel, [scheme]);
  const mayAddChoice = isClearingFor(input) || (input.ugMode === null && mayHaveClearing(input));
  const isClosed: Readonly<Record<WayToApply, boolean>> = {
    application: !mayAddChoice && routes.some((route) => isCycleOver(dates, now, studyYear, route)),
    extra: isStageOver(dates, 'extra', studyYear, now),
    clearing: !mayAddChoice && isStageOver(dates, 'clearing', studyYear, now),
  };
  return ways.filter((way) => isClosed[way]);
}

const ways: readonly WayToApply[] = ['application', 'extra', 'clearing'];
