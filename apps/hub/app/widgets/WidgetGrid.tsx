import { m } from '@applicant-hub/copy';
import { Grid, Heading, Stack } from '@applicant-hub/design-system';
import type { LoadedWidget } from './grid.server.ts';
import { type WidgetOutcome, outcomeOf } from './outcome.ts';
import { findWidget } from './registry.ts';

export interface WidgetGridProps {
  widgets: readonly LoadedWidget[];
  /** What was answered to a form of one of them. */
  outcome: WidgetOutcome | undefined;
}

/** The widgets of the grid, in the order given. */
export function WidgetGrid({ widgets, outcome }: WidgetGridProps) {
  return (
    <Stack as="section" gap={4} aria-labelledby="grid-heading">
      <Heading level={2} size="l" id="grid-heading">
        {m.widgets_heading()}
      </Heading>
      <Grid min="m" gap={4}>
        {widgets.map(({ widget, data }) => {
          const View = findWidget(widget.id)?.View;
          return (
            View && (
              <View
                key={widget.id}
                widget={widget}
                data={data}
                outcome={outcomeOf(outcome, widget.id)}
              />
            )
          );
        })}
      </Grid>
    </Stack>
  );
}
