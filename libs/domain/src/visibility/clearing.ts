import type { KnownMode } from '../apply-status/types.ts';
import { currentYear } from '../cycle/london.ts';

/**
 * Clearing mode. The specification defines it in three different ways (AMB-3), so each definition
 * has its own name. All of them use the mode of the undergraduate scheme, and are false while that
 * mode is unknown. The table in `clearing.test.ts` shows the differences.
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
 * Whether the application tiles, the favourites panel, the clearing overrides of the tracking map
 * and the new-application link are in clearing mode: the mode is clearing, and the study year is
 * the current calendar year in London (specification 1, APP-64, AMB-8).
 */
export function isTileClearing({ now, studyYear, ugMode }: ClearingInput): boolean {
  return queueModes.includes(ugMode) && studyYear === currentYear(now);
}

/** Whether the mode is clearing, but the study year is in the future (APP-65, AMB-7). */
export function isClearingFuture({ now, studyYear, ugMode }: ClearingInput): boolean {
  return queueModes.includes(ugMode) && studyYear > currentYear(now);
}

/**
 * Whether the widget grid is in clearing mode. This decides the suffix of the preset's name, the
 * tags, the events, the feed and the focus of Apply (specification 2, GRD-28).
 */
export function isGridClearing(ugMode: KnownMode): boolean {
  return gridModes.includes(ugMode);
}

/** Whether the home page of the dashboard is in clearing mode (specification 3, GRD-29). */
export function isHomeClearing(ugMode: KnownMode): boolean {
  return homeModes.includes(ugMode);
}

/**
 * Whether the home page shows Clearing to an applicant. In the modes `clearing` and
 * `clearing_timer`, Clearing is open for one year, and applicants of other years see their own
 * cycle. The mode `on` applies to every year (AMB-4).
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

/** The name of the Apply widget in clearing mode; no widget has this id (AMB-25). */
export const clearingApplyFocus = 'ApplyClearingUndergraduate';

/** The name of the Apply widget while it has the focus on a mobile screen (APP-103). */
export const applyFocus = (ugMode: KnownMode): string =>
  isGridClearing(ugMode) ? clearingApplyFocus : 'Apply';

/**
 * The widget to focus on mobile: the clearing form replaces Apply while the grid is in clearing
 * mode (APP-103). Any other focus, or no focus (null), is unchanged.
 */
export function focusedWidgetOnMobile(widgetId: string | null, ugMode: KnownMode): string | null {
  const isApply = widgetId === 'Apply' || widgetId === clearingApplyFocus;
  return isApply ? applyFocus(ugMode) : widgetId;
}
