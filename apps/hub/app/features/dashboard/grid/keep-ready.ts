import type { LoadedWidget } from '#app/features/widget-kit/definition.ts';

/**
 * What a widget shows after another load: that, unless it has brought nothing and there is something
 * to show already.
 *
 * @param newest the last load
 * @param last what was shown before
 */
export const keepReady = (newest: LoadedWidget, last: LoadedWidget): LoadedWidget =>
  newest.state !== 'ready' && last.state === 'ready' && last.widget.id === newest.widget.id
    ? last
    : newest;
