import { paths } from '#app/platform/paths/links.ts';

/** The number of courses that fit side by side. */
export const MAX_COURSES = 5;

export const COMPARISON_ID = 'comparison';

export interface CompareQuery {
  /** Unique course ids; empty for the shortlist. */
  readonly courseIds: readonly string[];
  readonly onlyDifferences: boolean;
}

export function comparePath({ courseIds, onlyDifferences }: CompareQuery): string {
  const params = new URLSearchParams(courseIds.map((id) => ['course', id]));
  if (onlyDifferences) params.set('show', 'differences');
  return params.size === 0
    ? paths.compareFavourites
    : `${paths.compareFavourites}?${params.toString()}`;
}
