import { m } from '@applicant-hub/copy';
import { Link, Stack } from '@applicant-hub/design-system';
import { paths } from '../applicant/links.ts';
import type { LoadedWidget } from './grid.server.ts';
import { type WidgetOutcome, outcomeOf } from './outcome.ts';
import { findWidget } from './registry.ts';

export interface FocusedWidgetProps {
  focused: LoadedWidget;
  outcome: WidgetOutcome | undefined;
}

/** One widget alone, with all its parts (GRD-8). */
export function FocusedWidget({ focused: { widget, data }, outcome }: FocusedWidgetProps) {
  const Focused = findWidget(widget.id)?.Focused;
  return (
    Focused && (
      <Stack gap={4}>
        <p>
          <Link href={paths.hub}>{m.widgets_close()}</Link>
        </p>
        <Focused widget={widget} data={data} outcome={outcomeOf(outcome, widget.id)} />
      </Stack>
    )
  );
}
