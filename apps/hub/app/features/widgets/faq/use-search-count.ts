import { useEffect, useState } from 'react';
import { searchCount } from './search-count.ts';

/** Counts searches in the data layer (CON-3). */
export function useSearchCount(): (length: number, matches: number) => void {
  const [{ count, cancel }] = useState(() =>
    searchCount((counted) => void (window.dataLayer ??= []).push({ ...counted })),
  );
  useEffect(() => cancel, [cancel]);
  return count;
}
