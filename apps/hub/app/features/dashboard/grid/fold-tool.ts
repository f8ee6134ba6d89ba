import type { LoadedWidget } from '#app/features/widget-kit/definition.ts';
import { findWidget } from './registry.ts';

/**
 * Reduces a large tool in the collapsed section to its card. Its content loads when it becomes
 * visible, because most users never open it. A tool without data is unchanged.
 *
 * @param settings a value that changes whenever a setting of the user changes
 */
export function foldTool(loaded: LoadedWidget, settings: string): LoadedWidget {
  const { widget, state, data } = loaded;
  const hasData = state === 'ready' && data !== null;
  const folded = hasData ? findWidget(widget.id)?.fold?.(data) : null;
  if (!folded) return loaded;
  return { widget, state: 'folded', data: null, folded: { ...folded, settings } };
}
