import { paths, widgetPath } from '#app/platform/paths/links.ts';
import type { LoadedWidget, WidgetPart } from '#app/features/widget-kit/definition.ts';
import { type WidgetOutcome, outcomeOf, typedOf } from '#app/features/widget-kit/outcome.ts';
import { openToolPath } from '#app/features/widget-kit/open-tool-path.ts';
import { findWidget } from './registry.ts';
import { useLateWidget } from './use-late-widget.ts';
import { WidgetFailure } from '#app/features/widget-kit/WidgetFailure.tsx';

export interface WidgetContentProps {
  loaded: LoadedWidget;
  outcome: WidgetOutcome | undefined;
  part: WidgetPart;
}

export function WidgetContent({ loaded, outcome, part }: WidgetContentProps) {
  const { widget, state, data, folded } = useLateWidget(loaded, part === 'Focused');
  if (state === 'ready' || state === 'folded') {
    const Content = findWidget(widget.id)?.[part];
    if (!Content) return null;
    const result = outcomeOf(outcome, widget.id);
    return <Content widget={widget} data={data} folded={folded} outcome={result} />;
  }
  return (
    <WidgetFailure
      widget={widget}
      state={state}
      typed={typedOf(outcome, widget.id)}
      again={againPath(loaded, part)}
    />
  );
}

/** URL to retry a widget that failed to load. */
function againPath({ widget: { id }, state }: LoadedWidget, part: WidgetPart): string {
  if (part === 'Focused') return widgetPath(id);
  return state === 'folded' ? openToolPath(id) : paths.hub;
}
