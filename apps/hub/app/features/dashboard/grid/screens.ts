import { type ColumnCount, widestOf } from '@applicant-hub/domain';

/** Less than any width of a window differs from the next (CSS pixels). */
const NEXT = 0.02;

/** The screens that have each column count, as media queries (GRD-26). */
export const screens: Readonly<Record<ColumnCount, string>> = {
  2: `(max-width: ${widestOf[2]}px)`,
  3: `(min-width: ${widestOf[2] + NEXT}px) and (max-width: ${widestOf[3]}px)`,
  4: `(min-width: ${widestOf[3] + NEXT}px)`,
};
