import { type ColumnCount, columnCount } from '@applicant-hub/domain';
import { useEffect } from 'react';
import { usePageUrl } from '../islands/page-info.ts';
import { showInPlace } from '../islands/page-load.ts';
import { arrangePath, saysColumns } from './arrange-path.ts';

/**
 * Shows the screen that somebody is at, when the address says none; in place, so that it is not taken
 * from under their hands.
 *
 * @param shown the column count that is arranged
 */
export function useOwnScreen(shown: ColumnCount): void {
  const isOpen = !saysColumns(usePageUrl().searchParams);
  useEffect(() => {
    const own = columnCount(window.innerWidth);
    if (isOpen && own !== shown) void showInPlace(arrangePath(own));
  }, [isOpen, shown]);
}
