import { m } from '@applicant-hub/copy';
import { Heading, Inline, Stack } from '@applicant-hub/design-system';
import { columnCount, type GridWidgetId } from '@applicant-hub/domain';
import { ArrangeLink } from '../arrange/ArrangeLink.tsx';
import type { LoadedGrid } from './grid.server.ts';
import type { WidgetOutcome } from './outcome.ts';
import { useWindowWidth } from './use-window-width.ts';
import { WidgetCell } from './WidgetCell.tsx';
import { grid as gridClass } from './WidgetGrid.css.ts';

export interface WidgetGridProps {
  grid: LoadedGrid;
  /** What was answered to a form of one of them. */
  outcome: WidgetOutcome | undefined;
  /** The widget that a small screen shows alone; null when it shows all. */
  focus: string | null;
}

/**
 * The widgets of the grid. Each has its place in two, three and four columns, and the style picks
 * one by the width of the window, with the first paint and without scripts.
 */
export function WidgetGrid({ grid: { widgets, order }, outcome, focus }: WidgetGridProps) {
  const read = useReadingOrder(order);
  const isFocusHere = widgets.some(({ widget }) => widget.id === focus);
  return (
    <Stack as="section" gap={4} aria-labelledby="grid-heading">
      <div data-beside-focus={isFocusHere || undefined}>
        <Inline justify="space-between">
          <Heading level={2} size="l" id="grid-heading">
            {m.widgets_heading()}
          </Heading>
          <ArrangeLink />
        </Inline>
      </div>
      <div className={gridClass}>
        {read.flatMap((id) => {
          const loaded = widgets.find(({ widget }) => widget.id === id);
          return loaded
            ? [
                <WidgetCell
                  key={id}
                  loaded={loaded}
                  order={order}
                  outcome={outcome}
                  isBesideFocus={isFocusHere && id !== focus}
                />,
              ]
            : [];
        })}
      </div>
    </Stack>
  );
}

/**
 * The order of the HTML. The keyboard follows what is seen by the style alone where browsers can
 * (`reading-flow`); in others the cells are put into the order of the columns that there are.
 */
function useReadingOrder(order: LoadedGrid['order']): readonly GridWidgetId[] {
  const width = useWindowWidth();
  if (width === null || CSS.supports('reading-flow', 'grid-order')) return order[2];
  return order[columnCount(width)];
}
