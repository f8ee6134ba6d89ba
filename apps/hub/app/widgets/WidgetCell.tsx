import type { LoadedGrid } from './grid.server.ts';
import type { LoadedWidget } from './load-widget.server.ts';
import type { WidgetOutcome } from './outcome.ts';
import { WidgetContent } from './WidgetContent.tsx';
import { cell } from './WidgetGrid.css.ts';

interface WidgetCellProps {
  loaded: LoadedWidget;
  order: LoadedGrid['order'];
  outcome: WidgetOutcome | undefined;
  isBesideFocus: boolean;
}

/** One widget in its place of the grid. */
export function WidgetCell({ loaded, order, outcome, isBesideFocus }: WidgetCellProps) {
  const { id, isWide, isTall, onDesktop } = loaded.widget;
  return (
    <div
      className={cell}
      data-at-2={order[2].indexOf(id)}
      data-at-3={order[3].indexOf(id)}
      data-at-4={order[4].indexOf(id)}
      data-wide={isWide || undefined}
      data-tall={isTall || undefined}
      data-only-mobile={!onDesktop || undefined}
      data-beside-focus={isBesideFocus || undefined}
    >
      <WidgetContent loaded={loaded} outcome={outcome} part="View" />
    </div>
  );
}
