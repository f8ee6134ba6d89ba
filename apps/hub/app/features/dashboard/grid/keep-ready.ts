import type { LoadedWidget } from '#app/features/widget-kit/definition.ts';

/**
 * Returns the widget to show after another load: the new widget, unless it has no content and the
 * previous widget has content.
 *
 * @param newest the widget from the new load
 * @param last the previously shown widget
 */
export const keepReady = (newest: LoadedWidget, last: LoadedWidget): LoadedWidget =>
  newest.state !== 'ready' && last.state === 'ready' && last.widget.id === newest.widget.id
    ? last
    : newest;
