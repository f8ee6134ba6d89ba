import { type ColumnCount, columnCount } from '@applicant-hub/domain';
import { useEffect } from 'react';
import { usePageUrl } from '../islands/page-info.ts';
import { goTo } from '../islands/page-load.ts';
import { arrangePath, saysColumns } from './arrange-path.ts';

/**
 * Goes on to the screen that somebody is at, when the address says none.
 *
 * @param shown the column count that is arranged
 */
export function useOwnScreen(shown: ColumnCount): void {
  const isOpen = !saysColumns(usePageUrl().searchParams);
  useEffect(() => {
    const own = columnCount(window.innerWidth);
    if (isOpen && own !== shown) {
      goTo(arrangePath(own), { replace: true });
    }
  }, [isOpen, shown]);
}
