import { useEffect } from 'react';
import { refreshPage } from '#app/platform/islands/update/page-load.ts';

/**
 * Reloads the page data when a choice starts or stops having a good status while the page is open,
 * because the order of the grid depends on it (APP-108).
 *
 * @param statusGood the current value
 * @param shown the value when the page was loaded
 */
export function useGoodStatus(statusGood: boolean, shown: boolean): void {
  useEffect(() => {
    if (statusGood !== shown) void refreshPage();
  }, [statusGood, shown]);
}
