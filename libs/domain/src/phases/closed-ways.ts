import type { ApplyMode, Scheme, StudyLevel } from '../apply-status/types.ts';
import type { CycleDate } from '../deadlines/cycle-dates.ts';
import { deadlineRoutes, isStageOver } from '../deadlines/next-deadline.ts';
import { isHomeClearingFor } from '../visibility/clearing.ts';
import { isCycleOver } from './cycle-phase.ts';

/** A way to a choice, which is open for a part of the year; `application` is that to the first ones. */
export type WayToApply = 'application' | 'extra' | 'clearing';

/** Whose ways they are, and what the editors have switched on. */
interface WhoseWays {
  now: Date;
  studyYear: number;
  studyLevel: StudyLevel;
  scheme: Scheme;
  ugMode: ApplyMode;
}

export interface ClosedWaysInput extends WhoseWays {
  /** The dates that are known: no way has closed of which none is. */
  dates: readonly CycleDate[];
}

/**
 * Whether Clearing is a way for the applicant while the home speaks of it: for undergraduates, and
 * only to universities.
 */
export const isClearingFor = (input: WhoseWays): boolean =>
  deadlineRoutes(input.studyLevel, [input.scheme]).includes('ug') && isHomeClearingFor(input);

/**
 * The ways that have closed to an applicant in their year. The banner, the tiles and the feed go by
 * it: while the home speaks of Clearing, whatever the calendar says, an undergraduate can still apply
 * and add a choice (GRD-29).
 */
export function closedWays(input: ClosedWaysInput): readonly WayToApply[] {
  const { dates, now, studyYear, studyLevel, scheme } = input;
  const routes = deadlineRoutes(studyLevel, [scheme]);
  const isInClearing = isClearingFor(input);
  const isClosed: Readonly<Record<WayToApply, boolean>> = {
    application: !isInClearing && routes.some((route) => isCycleOver(dates, now, studyYear, route)),
    extra: isStageOver(dates, 'extra', studyYear, now),
    clearing: !isInClearing && isStageOver(dates, 'clearing', studyYear, now),
  };
  return ways.filter((way) => isClosed[way]);
}

const ways: readonly WayToApply[] = ['application', 'extra', 'clearing'];
