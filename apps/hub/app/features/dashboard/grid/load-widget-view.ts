import type { LoadedWidget, WidgetPart } from '#app/features/widget-kit/definition.ts';
import { loadView } from '#app/features/widget-kit/lazy-view.ts';
import { findWidget } from './registry.ts';

/** @throws when loading fails */
export async function loadWidgetView({
  loaded,
  part,
}: {
  loaded: LoadedWidget;
  part: WidgetPart;
}): Promise<void> {
  const Content = findWidget(loaded.widget.id)?.[part];
  if (Content) await loadView(Content, loaded.data);
}
