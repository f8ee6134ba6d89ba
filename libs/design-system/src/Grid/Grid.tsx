import type { LayoutElement } from '../elements.ts';
import type { ParentProps } from '../root.ts';
import type { Space } from '../tokens/space.ts';
import { withRef } from '../withRef.ts';
import { grid, type GridMinimum, type GridColumns } from './Grid.css.ts';

export type { GridMinimum, GridColumns } from './Grid.css.ts';

export interface GridProps extends ParentProps {
  readonly as?: LayoutElement | undefined;
  /** Space between the cells. Default 6 (24 px). */
  readonly gap?: Space | undefined;
  /** Minimum width of a column: the grid has as many equal columns as fit. */
  readonly min?: GridMinimum | undefined;
  /** A fixed number of columns instead of `min`. */
  readonly columns?: GridColumns | undefined;
  /** Vertical alignment of the cells in a row. Default: equal heights. */
  readonly align?: 'start' | 'center' | undefined;
}

/** A grid whose cells have the same order as the HTML. */
export const Grid = withRef(function Grid({
  as: Element = 'div',
  gap,
  min,
  columns,
  align,
  ...root
}: GridProps) {
  return (
    <Element
      {...root}
      className={grid}
      data-component="grid"
      data-gap={gap}
      data-min={min}
      data-columns={columns}
      data-align={align}
    />
  );
});
