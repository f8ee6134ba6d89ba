import type { KnownMode, Scheme, StudyLevel } from '../apply-status/types.ts';
import type { CycleDate } from '../deadlines/cycle-dates.ts';
import { deadlineRoutes } from '../deadlines/routes.ts';
import { isStageOver } from '../deadlines/stage-over.ts';
import { isHomeClearingFor } from '../visibility/clearing.ts';
import { isCycleOver } from './cycle-phase.ts';

/**
 * A way to add choices, open for part of the year. `application` is the way to add the first
 * choices.
 */
export type WayToApply = 'application' | 'extra' | 'clearing';

/** The applicant, the time and the home mode, which editors set. An unknown mode is null. */
interface WhoseWays {
  now: Date;
  studyYear: number;
  studyLevel: StudyLevel;
  scheme: Scheme;
  ugMode: KnownMode;
}

export interface ClosedWaysInput extends WhoseWays {
  /** The known dates; a way without a known date has not closed. */
  dates: readonly CycleDate[];
}

/** Clearing is only for undergraduate applications to universities. */
const mayHaveClearing = ({ studyLevel, scheme }: WhoseWays): boolean =>
  deadlineRoutes(studyLevel, [scheme]).includes('ug');

export const isClearingFor = (input: WhoseWays): boolean =>
  mayHaveClearing(input) && isHomeClearingFor(input);

/**
 * The ways that have closed to an applicant in their year. The banner, the tiles and the feed
 * depend on this result. While the home mode is Clearing, an undergraduate can still apply and add
 * a choice, whatever the dates (GRD-29). The same applies to an unknown mode, because it may be
 * Clearing.
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
