/** How many columns the grid can have (GRD-23). */
export const columnCounts = [2, 3, 4] as const;
export type ColumnCount = (typeof columnCounts)[number];

/** The widest windows, in CSS pixels, that have two columns and three (GRD-26, AMB-40). */
export const widestOf = { 2: 1106, 3: 1626 } as const;

/**
 * The columns of the grid in a window (GRD-26).
 *
 * @param width the inner width of the window, in CSS pixels
 */
export function columnCount(width: number): ColumnCount {
  if (width <= widestOf[2]) return 2;
  return width <= widestOf[3] ? 3 : 4;
}
