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
 * The order of the HTML: with scripts that of the columns that there are. Without them the keyboard
 * follows what is seen by the style alone (`reading-flow`), where browsers can; Chromium can no
 * longer, and leaves cells out, once a part of the grid is live.
 */
function useReadingOrder(order: LoadedGrid['order']): readonly GridWidgetId[] {
  const width = useWindowWidth();
  return order[width === null ? 2 : columnCount(width)];
}
