import { m } from '@applicant-hub/copy';
import { Details, Heading, Inline, Stack } from '@applicant-hub/design-system';
import { type GridWidgetId, launcherOf } from '@applicant-hub/domain';
import { foldTool } from './fold-tool.ts';
import { ArrangeLink } from '../arrange/ArrangeLink.tsx';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import type { LoadedGrid } from './grid.server.ts';
import type { LoadedOrders } from '#app/platform/islands/tools/tool-cells.ts';
import type { WidgetOutcome } from '#app/features/widget-kit/outcome.ts';
import { GRID_HEADING, ORDERS, TOOLS } from '#app/platform/islands/tools/tool-cells.ts';
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
 * The widgets of the grid. Each has its size in two, three and four columns, and the style picks one
 * by the width of the window, with the first paint and without scripts.
 *
 * Those that come first are in sight, the others one touch away, in a fold that needs no script. Of
 * one that shows much, the fold has the head (`foldTool`).
 *
 * The order of the HTML is what is seen. People who have arranged their tools may have another order
 * for each column count; a script knows which columns there are (`arrange-tools.ts`), and before it
 * the server goes by what this browser had.
 */
export function WidgetGrid({
  grid: { widgets, orders, columns, settings },
  outcome,
  focus,
}: WidgetGridProps) {
  const { ids, sizes } = orders[columns];
  const isFocusHere = widgets.some(({ widget }) => widget.id === focus);
  // The one that a small screen shows alone is not behind a fold.
  const { inSight, more } = isFocusHere ? { inSight: ids, more: [] } : launcherOf(ids);
  const cellOf = (id: GridWidgetId, isFolded: boolean) => {
    const loaded = widgets.find(({ widget }) => widget.id === id);
    return loaded
      ? [
          <WidgetCell
            key={id}
            loaded={isFolded && id !== outcome?.widget ? foldTool(loaded, settings) : loaded}
            sizes={{ 2: sizes[2][id], 3: sizes[3][id], 4: sizes[4][id] }}
            outcome={outcome}
            isFocused={id === focus}
            isBesideFocus={isFocusHere && id !== focus}
          />,
        ]
      : [];
  };
  return (
    <Stack as="section" gap={4} aria-labelledby={GRID_HEADING}>
      <div data-beside-focus={isFocusHere || undefined}>
        <Inline justify="space-between">
          <Heading level={2} size="l" {...partProps(GRID_HEADING)}>
            {m.widgets_heading()}
          </Heading>
          <ArrangeLink />
        </Inline>
        <PartNotice of={[GRID_HEADING]} />
      </div>
      <div className={gridClass} {...{ [TOOLS]: '', [ORDERS]: differing(orders) }}>
        {inSight.flatMap((id) => cellOf(id, false))}
      </div>
      {more.length > 0 && (
        <Details flush open={more.some((id) => id === outcome?.widget)} summary={m.widgets_more()}>
          <div className={gridClass} {...{ [TOOLS]: '' }}>
            {more.flatMap((id) => cellOf(id, true))}
          </div>
        </Details>
      )}
    </Stack>
  );
}

/** The orders as an attribute; undefined while all are the same. */
function differing(orders: LoadedOrders): string | undefined {
  const [first, ...others] = Object.values(orders).map(({ ids }) => ids.join());
  return others.every((order) => order === first) ? undefined : JSON.stringify(orders);
}
