import { paths, widgetPath } from '#app/platform/paths/links.ts';
import type { LoadedWidget, WidgetPart } from '#app/features/widget-kit/definition.ts';
import { type WidgetOutcome, outcomeOf, typedOf } from '#app/features/widget-kit/outcome.ts';
import { findWidget } from './registry.ts';
import { useLateWidget } from './use-late-widget.ts';
import { WidgetTrouble } from '#app/features/widget-kit/WidgetTrouble.tsx';

export interface WidgetContentProps {
  loaded: LoadedWidget;
  outcome: WidgetOutcome | undefined;
  part: WidgetPart;
}

/** What a widget shows, or why it shows nothing yet. */
export function WidgetContent({ loaded, outcome, part }: WidgetContentProps) {
  const { widget, state, data } = useLateWidget(loaded, part === 'Focused');
  if (state === 'ready') {
    const Content = findWidget(widget.id)?.[part];
    if (!Content) return null;
    return <Content widget={widget} data={data} outcome={outcomeOf(outcome, widget.id)} />;
  }
  return (
    <WidgetTrouble
      widget={widget}
      state={state}
      typed={typedOf(outcome, widget.id)}
      again={part === 'View' ? paths.hub : widgetPath(widget.id)}
    />
  );
}
