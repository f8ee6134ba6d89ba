import type { ColumnCount, WidgetSize } from '@applicant-hub/domain';
import { Island } from '#app/platform/islands/Island.tsx';
import { hasOwnScript } from '#app/features/widget-kit/lazy-view.ts';
import type { LoadedWidget } from '#app/features/widget-kit/definition.ts';
import { type WidgetOutcome, outcomeOf } from '#app/features/widget-kit/outcome.ts';
import { findWidget } from './registry.ts';
import { toolIsland } from '#app/platform/islands/tools/tool-cells.ts';
import { sizeAttributes } from '#app/platform/islands/tools/tool-sizes.ts';
import { cell } from './WidgetGrid.css.ts';

interface WidgetCellProps {
  loaded: LoadedWidget;
  /** Size by column count; default one cell. */
  sizes: Readonly<Record<ColumnCount, WidgetSize | undefined>>;
  outcome: WidgetOutcome | undefined;
  isFocused: boolean;
  isBesideFocus: boolean;
}

/** One widget in its grid cell: an island if it needs a script, otherwise plain HTML. */
export function WidgetCell({ loaded, sizes, outcome, isFocused, isBesideFocus }: WidgetCellProps) {
  const { id, onMobileOnly } = loaded.widget;
  const result = outcome?.widget === id ? outcome : undefined;
  return (
    <Island
      of="widget"
      id={toolIsland(id)}
      wakes={wakesOf(loaded, result, isFocused)}
      box={{
        className: cell,
        ...sizeAttributes(sizes),
        'data-only-mobile': onMobileOnly,
        'data-beside-focus': isBesideFocus || undefined,
      }}
      props={{ loaded, outcome: result, part: 'View' }}
    />
  );
}

/**
 * A widget hydrates immediately if it is waiting for its data, or if it is the focus of the page
 * and has a script.
 */
function wakesOf(
  { widget: { id }, state }: LoadedWidget,
  outcome: WidgetOutcome | undefined,
  isFocused: boolean,
) {
  const View = findWidget(id)?.View;
  const isLive = View !== undefined && hasOwnScript(View);
  if (state === 'pending' || (isLive && isFocused)) return 'load';
  return isLive || outcomeOf(outcome, id) !== null ? 'sight' : 'never';
}
