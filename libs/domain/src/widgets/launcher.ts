import type { GridWidgetId } from './ids.ts';

/** How many tools are in sight: whole rows of two columns and of three. */
const IN_SIGHT = 6;

/** The tools that are in sight, and those that are one touch away (EXT-34). */
export interface Launcher {
  readonly inSight: readonly GridWidgetId[];
  readonly more: readonly GridWidgetId[];
}

/**
 * Parts the tools of the grid. What is in sight comes first in the order: a person's own, or the
 * preset of their stage.
 */
export const launcherOf = (order: readonly GridWidgetId[]): Launcher => ({
  inSight: order.slice(0, IN_SIGHT),
  more: order.slice(IN_SIGHT),
});
