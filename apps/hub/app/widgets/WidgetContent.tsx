import { Suspense } from 'react';
import { paths, widgetPath } from '../applicant/links.ts';
import type { LoadedWidget } from './load-widget.server.ts';
import { type WidgetOutcome, outcomeOf, typedOf } from './outcome.ts';
import { findWidget } from './registry.ts';
import { useLateWidget } from './use-late-widget.ts';
import { WidgetTrouble } from './WidgetTrouble.tsx';

export interface WidgetContentProps {
  loaded: LoadedWidget;
  outcome: WidgetOutcome | undefined;
  /** In the grid, or alone. */
  part: 'View' | 'Focused';
}

/** What a widget shows, or why it shows nothing yet. */
export function WidgetContent({ loaded, outcome, part }: WidgetContentProps) {
  const { widget, state, data } = useLateWidget(loaded, part === 'Focused');
  if (state === 'ready') {
    const Content = findWidget(widget.id)?.[part];
    if (!Content) return null;
    const content = <Content widget={widget} data={data} outcome={outcomeOf(outcome, widget.id)} />;
    // A script that comes later than the page's: until then the server's HTML stays as it is. In the
    // grid nothing waits for a script, and a change of the window must not meet a part that does.
    return part === 'Focused' ? <Suspense fallback={null}>{content}</Suspense> : content;
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
