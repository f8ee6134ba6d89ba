import { useEffect, useState } from 'react';
import { count } from '#app/platform/browser/page/data-layer.ts';
import { searchCount } from './search-count.ts';

/** Counts searches in the analytics data layer (CON-3). */
export function useSearchCount(): (length: number, matches: number) => void {
  const [{ count: countSearch, cancel }] = useState(() =>
    searchCount((counted) => count({ ...counted })),
  );
  useEffect(() => cancel, [cancel]);
  return countSearch;
}
