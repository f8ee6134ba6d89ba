import type { FilterValueView, FilterView } from './view-types.ts';

/** A filter shows this many values; the rest waits behind "Show more". */
export const SHOWN_VALUES = 8;

/** The values of a filter, all of them, in their order. */
export const valuesOf = ({ values, more }: FilterView): string[] =>
  [...values, ...more].map(({ value }) => value);

/**
 * Keeps the values of a filter in their initial order while they are being chosen: the server puts the
 * chosen ones first, and a checkbox that moves to another list loses the focus.
 *
 * @param first the values as they stood then; others follow them
 * @param shownAtFirst how many of them were seen at once
 */
export function inSteadyOrder(
  filter: FilterView,
  first: readonly string[],
  shownAtFirst: number,
): Pick<FilterView, 'values' | 'more'> {
  const known = new Map(
    [...new Set([...first, ...valuesOf(filter)])].map((value, at) => [value, at]),
  );
  const at = ({ value }: FilterValueView) => known.get(value) ?? known.size;
  const all = [...filter.values, ...filter.more].sort((a, b) => at(a) - at(b));
  const shown = Math.max(shownAtFirst, SHOWN_VALUES);
  return {
    values: all.filter((value) => at(value) < shown),
    more: all.filter((value) => at(value) >= shown),
  };
}
