import type { FilterValueView, FilterView } from '../view-types.ts';

export const SHOWN_VALUES = 8;

export const valuesOf = ({ values, more }: FilterView): string[] =>
  [...values, ...more].map(({ value }) => value);

/**
 * Returns the values of a filter in their initial order while the applicant checks them. The server
 * puts checked values first, but a checkbox that moves to another list loses the focus.
 *
 * @param first the initial values; new values follow them
 * @param shownAtFirst the number of values that were visible initially
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
