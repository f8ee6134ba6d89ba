import type { LoadedWidget } from '#app/features/widget-kit/definition.ts';
import { findWidget } from './registry.ts';

/**
 * A tool as it is behind the fold: what shows much is asked for when it is seen, so that nobody waits
 * for the bytes of what they may never open.
 *
 * @param settings changes with every setting of the user
 */
export function foldTool(loaded: LoadedWidget, settings: string): LoadedWidget {
  const { widget, state, data } = loaded;
  const folded = state === 'ready' ? (findWidget(widget.id)?.fold?.(data) ?? null) : null;
  if (folded === null) return loaded;
  return { widget, state: 'folded', data: null, folded: { ...folded, settings } };
}
