import type { GridWidgetId } from './ids.ts';

/** How many tools are in sight. */
const IN_SIGHT = 4;

/** So many need no fold: it would be hardly shorter than they are. */
const WITHOUT_FOLD = 6;

/** The tools that are in sight, and those that are one touch away (EXT-34). */
interface Launcher {
  readonly inSight: readonly GridWidgetId[];
  readonly more: readonly GridWidgetId[];
}

/**
 * Parts the tools of the grid. What is in sight comes first in the order: a person's own, or the
 * preset of their stage.
 */
export function launcherOf(order: readonly GridWidgetId[]): Launcher {
  const inSight = order.length > WITHOUT_FOLD ? IN_SIGHT : order.length;
  return { inSight: order.slice(0, inSight), more: order.slice(inSight) };
}
