import type { LoadedWidget } from '#app/features/widget-kit/definition.ts';
import { findWidget } from './registry.ts';

/**
 * Reduces a large tool behind the fold to its card. Its content is loaded when it becomes visible, so
 * that the page does not carry what most people never open. A tool without data stays as it is.
 *
 * @param settings changes with every setting of the user
 */
export function foldTool(loaded: LoadedWidget, settings: string): LoadedWidget {
  const { widget, state, data } = loaded;
  const hasData = state === 'ready' && data !== null;
  const folded = hasData ? findWidget(widget.id)?.fold?.(data) : null;
  if (!folded) return loaded;
  return { widget, state: 'folded', data: null, folded: { ...folded, settings } };
}
