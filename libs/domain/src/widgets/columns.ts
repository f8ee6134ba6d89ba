export const columnCounts = [2, 3, 4] as const;
export type ColumnCount = (typeof columnCounts)[number];

/** The maximum window widths with two and three columns, in CSS pixels (GRD-26, AMB-40). */
export const widestOf = { 2: 1106, 3: 1626 } as const;

/**
 * The number of columns in a window (GRD-26).
 *
 * @param width the inner width of the window, in CSS pixels
 */
export function columnCount(width: number): ColumnCount {
  if (width <= widestOf[2]) return 2;
  return width <= widestOf[3] ? 3 : 4;
}
