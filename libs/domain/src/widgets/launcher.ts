import type { GridWidgetId } from './ids.ts';

/** The number of visible tools. */
const IN_SIGHT = 4;

/** The most tools without a fold, because a fold would save hardly any space. */
const WITHOUT_FOLD = 6;

/** The visible tools, and those behind the fold (EXT-34). */
interface Launcher {
  readonly inSight: readonly GridWidgetId[];
  readonly more: readonly GridWidgetId[];
}

/**
 * Splits the tools of the grid. The visible tools are the first in the user's own order or the
 * preset of their stage.
 */
export function launcherOf(order: readonly GridWidgetId[]): Launcher {
  const inSight = order.length > WITHOUT_FOLD ? IN_SIGHT : order.length;
  return { inSight: order.slice(0, inSight), more: order.slice(inSight) };
}
