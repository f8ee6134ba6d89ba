import type { WidgetContentProps } from './WidgetContent.tsx';
import { loadView } from './lazy-view.ts';
import { findWidget } from './registry.ts';

/** Loads what the widget shows, before it is shown. @throws when it cannot be had */
export async function loadWidgetView({
  loaded,
  part,
}: Pick<WidgetContentProps, 'loaded' | 'part'>): Promise<void> {
  const Content = findWidget(loaded.widget.id)?.[part];
  if (Content) await loadView(Content, loaded.data);
}
