import type { GridWidgetId } from './ids.ts';

/** The number of visible tools when the other tools are in a collapsed section. */
const IN_SIGHT = 4;

/**
 * The maximum number of tools for which all are visible. Hiding one or two tools would save hardly
 * any space.
 */
const WITHOUT_FOLD = 6;

/** The visible tools, and the tools in the collapsed section (EXT-34). */
interface Launcher {
  readonly inSight: readonly GridWidgetId[];
  readonly more: readonly GridWidgetId[];
}

/**
 * Splits the tools of the grid into visible and hidden tools. The visible tools are the first tools
 * in the user's own order, or in the preset when the user has no order.
 */
export function launcherOf(order: readonly GridWidgetId[]): Launcher {
  const inSight = order.length > WITHOUT_FOLD ? IN_SIGHT : order.length;
  return { inSight: order.slice(0, inSight), more: order.slice(inSight) };
}
