import { type ColumnCount, widestOf } from '@applicant-hub/domain';

/** Smaller than any difference between two window widths (CSS pixels). */
const NEXT = 0.02;

export const screens: Readonly<Record<ColumnCount, string>> = {
  2: `(max-width: ${widestOf[2]}px)`,
  3: `(min-width: ${widestOf[2] + NEXT}px) and (max-width: ${widestOf[3]}px)`,
  4: `(min-width: ${widestOf[3] + NEXT}px)`,
};
