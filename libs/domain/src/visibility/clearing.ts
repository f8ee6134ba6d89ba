import type { KnownMode } from '../apply-status/types.ts';
import { currentYear } from '../cycle/london.ts';

/**
 * Clearing mode, which the specification defines in three different ways (AMB-3). Each definition
 * has its own name. All use the mode of ug, and none is true of an unknown mode. The table in
 * `clearing.test.ts` shows the differences.
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

/** The mode is on, but the study year is in the future (APP-65, AMB-7). */
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

/** Clearing for the dashboard home only (specification 3, GRD-29). */
export function isHomeClearing(ugMode: KnownMode): boolean {
  return homeModes.includes(ugMode);
}

/**
 * Whether the home shows Clearing to an applicant. While Clearing is open for a year (`clearing`,
 * `clearing_timer`), applicants of other years see their own cycle; `on` is forced and applies to
 * every year (AMB-4).
 */
export function isHomeClearingFor(input: ClearingInput): boolean {
  return queueModes.includes(input.ugMode) ? isTileClearing(input) : isHomeClearing(input.ugMode);
}

export type ClearingTag = 'bau' | 'clearing' | 'clearingTimer';

/** The derived tags for business as usual or clearing (SH-59, SH-60, AMB-95). */
export function clearingTags(ugMode: KnownMode): readonly ClearingTag[] {
  if (!isGridClearing(ugMode)) return ['bau'];
  return ugMode === 'clearing_timer' ? ['clearing', 'clearingTimer'] : ['clearing'];
}

/** The id of the Apply widget in clearing mode; it is not a widget (AMB-25). */
export const clearingApplyFocus = 'ApplyClearingUndergraduate';

/** The name of the Apply widget while it has the focus on a mobile screen (APP-103). */
export const applyFocus = (ugMode: KnownMode): string =>
  isGridClearing(ugMode) ? clearingApplyFocus : 'Apply';

/**
 * The widget to focus on mobile: the clearing form replaces Apply while the grid is in clearing
 * mode (APP-103). Any other focus is unchanged, including none (null).
 */
export function focusedWidgetOnMobile(widgetId: string | null, ugMode: KnownMode): string | null {
  const isApply = widgetId === 'Apply' || widgetId === clearingApplyFocus;
  return isApply ? applyFocus(ugMode) : widgetId;
}
