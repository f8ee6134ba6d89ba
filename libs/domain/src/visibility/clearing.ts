import type { KnownMode } from '../apply-status/types.ts';
import { currentYear } from '../cycle/london.ts';

/**
 * Clearing mode, which the specification defines three times and not alike (AMB-3). Each
 * definition is kept under its own name; all read the mode of ug, and none is true of a mode that is
 * not known. `clearing.test.ts` has the table that shows where they differ.
 */

const queueModes: readonly KnownMode[] = ['clearing', 'clearing_timer'];
const gridModes: readonly KnownMode[] = [...queueModes, 'updating', 'unavailable'];
const homeModes: readonly KnownMode[] = [...gridModes, 'on'];

export interface ClearingInput {
  now: Date;
  studyYear: number;
  ugMode: KnownMode;
}

/**
 * Clearing for the application tiles, the favourites panel, the clearing overrides of the tracking
 * map and the new-application link: the mode is on and the study year is this calendar year in
 * London (specification 1, APP-64, AMB-8).
 */
export function isTileClearing({ now, studyYear, ugMode }: ClearingInput): boolean {
  return queueModes.includes(ugMode) && studyYear === currentYear(now);
}

/** The mode is on, but the study year is still to come (APP-65, AMB-7). */
export function isClearingFuture({ now, studyYear, ugMode }: ClearingInput): boolean {
  return queueModes.includes(ugMode) && studyYear > currentYear(now);
}

/**
 * Clearing for the widget grid: preset suffix, tags, events, feed and the focus of Apply
 * (specification 2, GRD-28).
 */
export function isGridClearing(ugMode: KnownMode): boolean {
  return gridModes.includes(ugMode);
}

/** Clearing for the dashboard home; nothing else depends on it (specification 3, GRD-29). */
export function isHomeClearing(ugMode: KnownMode): boolean {
  return homeModes.includes(ugMode);
}

/**
 * Whether the home speaks of Clearing to a person. While Clearing is open for a year (`clearing`,
 * `clearing_timer`), the home leaves those of other years to their own cycle; `on` is forced and
 * asks for no year (AMB-4).
 */
export function isHomeClearingFor(input: ClearingInput): boolean {
  return queueModes.includes(input.ugMode) ? isTileClearing(input) : isHomeClearing(input.ugMode);
}

export type ClearingTag = 'bau' | 'clearing' | 'clearingTimer';

/** The derived tags that say whether it is business as usual (SH-59, SH-60, AMB-95). */
export function clearingTags(ugMode: KnownMode): readonly ClearingTag[] {
  if (!isGridClearing(ugMode)) return ['bau'];
  return ugMode === 'clearing_timer' ? ['clearing', 'clearingTimer'] : ['clearing'];
}

/** The id that stands for the Apply widget in clearing mode; it is not a widget (AMB-25). */
export const clearingApplyFocus = 'ApplyClearingUndergraduate';

/** What the Apply widget is called while it has the focus of a mobile screen (APP-103). */
export const applyFocus = (ugMode: KnownMode): string =>
  isGridClearing(ugMode) ? clearingApplyFocus : 'Apply';

/**
 * The widget to focus on mobile: Apply gives way to its clearing form while the grid is in
 * clearing mode and comes back after (APP-103). Any other focus stays, also none (null).
 */
export function focusedWidgetOnMobile(widgetId: string | null, ugMode: KnownMode): string | null {
  const isApply = widgetId === 'Apply' || widgetId === clearingApplyFocus;
  return isApply ? applyFocus(ugMode) : widgetId;
}
