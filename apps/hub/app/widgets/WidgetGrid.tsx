import { m } from '@applicant-hub/copy';
import { Grid, Heading, Stack } from '@applicant-hub/design-system';
import type { WidgetView } from './definition.ts';
import { findWidget } from './registry.ts';

/** The widgets of the grid, in the order given. */
export function WidgetGrid({ widgets }: { widgets: readonly WidgetView[] }) {
  return (
    <Stack as="section" gap={4} aria-labelledby="grid-heading">
      <Heading level={2} size="l" id="grid-heading">
        {m.widgets_heading()}
      </Heading>
      <Grid min="m" gap={4}>
        {widgets.map((widget) => {
          const View = findWidget(widget.id)?.View;
          return View && <View key={widget.id} widget={widget} />;
        })}
      </Grid>
    </Stack>
  );
}
