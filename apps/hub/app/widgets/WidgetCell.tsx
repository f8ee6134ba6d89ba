import type { ColumnCount, WidgetSize } from '@applicant-hub/domain';
import type { LoadedWidget } from './load-widget.server.ts';
import type { WidgetOutcome } from './outcome.ts';
import { WidgetContent } from './WidgetContent.tsx';
import { cell } from './WidgetGrid.css.ts';

interface WidgetCellProps {
  loaded: LoadedWidget;
  /** What it takes of the grid, by the columns of the window; by itself one cell. */
  sizes: Readonly<Record<ColumnCount, WidgetSize | undefined>>;
  outcome: WidgetOutcome | undefined;
  isBesideFocus: boolean;
}

/** One widget in its place of the grid. */
export function WidgetCell({ loaded, sizes, outcome, isBesideFocus }: WidgetCellProps) {
  const { onDesktop } = loaded.widget;
  return (
    <div
      className={cell}
      data-columns-2={sizes[2]?.columns ?? 1}
      data-columns-3={sizes[3]?.columns ?? 1}
      data-columns-4={sizes[4]?.columns ?? 1}
      data-rows-2={sizes[2]?.rows ?? 1}
      data-rows-3={sizes[3]?.rows ?? 1}
      data-rows-4={sizes[4]?.rows ?? 1}
      data-only-mobile={!onDesktop || undefined}
      data-beside-focus={isBesideFocus || undefined}
    >
      <WidgetContent loaded={loaded} outcome={outcome} part="View" />
    </div>
  );
}
