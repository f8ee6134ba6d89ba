import { type ColumnCount, columnCounts, type WidgetSize } from '@applicant-hub/domain';

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
