import { type ColumnCount, columnCounts, type WidgetSize } from '@applicant-hub/domain';

/**
 * The size of a tool in the grid, as attributes of its cell for the style sheet. A tool with the
 * size of one cell needs no attribute.
 *
 * @param sizes by the number of columns
 */
export const sizeAttributes = (
  sizes: Readonly<Record<ColumnCount, WidgetSize | undefined>>,
): Record<string, number | undefined> => {
  const attributes: Record<string, number | undefined> = {};
  for (const columns of columnCounts) {
    attributes[`data-columns-${columns}`] = larger(sizes[columns]?.columns);
    attributes[`data-rows-${columns}`] = larger(sizes[columns]?.rows);
  }
  return attributes;
};

const larger = (count: number | undefined) => (count === 1 ? undefined : count);
