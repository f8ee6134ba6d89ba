import { paths } from '#app/platform/paths/links.ts';

/** How many courses have room side by side. */
export const MAX_COURSES = 5;

/** Id of the table. */
export const COMPARISON_ID = 'comparison';

/** What is compared: all of it is in the address. */
export interface CompareQuery {
  /** Course ids, each once; empty stands for the shortlist. */
  readonly courseIds: readonly string[];
  readonly onlyDifferences: boolean;
}

/** The address of a comparison. */
export function comparePath({ courseIds, onlyDifferences }: CompareQuery): string {
  const params = new URLSearchParams(courseIds.map((id) => ['course', id]));
  if (onlyDifferences) params.set('show', 'differences');
  return params.size === 0
    ? paths.compareFavourites
    : `${paths.compareFavourites}?${params.toString()}`;
}
