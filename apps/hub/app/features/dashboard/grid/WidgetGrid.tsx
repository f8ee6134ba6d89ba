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
  /** Result of a form of one of the widgets. */
  outcome: WidgetOutcome | undefined;
  /** The only widget that a small screen shows; null if a small screen shows all widgets. */
  focus: string | null;
}

/**
 * The widgets of the grid. Each widget has a size for two, three and four columns. CSS selects the
 * size by the width of the window, at first paint and without scripts.
 *
 * The first widgets are visible. All other widgets are in a collapsed section that needs no script.
 * A large widget in this section shows only its head (`foldTool`).
 *
 * The order of the HTML is the visible order. Users who have arranged their tools can have a
 * different order for each column count. A script applies it (`arrange-tools.ts`). Until the script
 * runs, the page has the order for the column count stored for this browser.
 */
export function WidgetGrid({
  grid: { widgets, orders, columns, settings },
  outcome,
  focus,
}: WidgetGridProps) {
  const { ids, sizes } = orders[columns];
  const isFocusHere = widgets.some(({ widget }) => widget.id === focus);
  // The widget that a small screen shows alone is not in the collapsed section.
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

/** The orders of the tools as an attribute; undefined if all orders are the same. */
function differing(orders: LoadedOrders): string | undefined {
  const [first, ...others] = Object.values(orders).map(({ ids }) => ids.join());
  return others.every((order) => order === first) ? undefined : JSON.stringify(orders);
}
