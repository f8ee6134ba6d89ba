import { useEffect } from 'react';
import { refreshPage } from '#app/platform/islands/page-load.ts';

/**
 * Asks for the page again when a choice gets a good status while it is open, or loses it: the order
 * of the grid depends on it (APP-108).
 *
 * @param statusGood as it is now
 * @param shown as it was when the page was loaded
 */
export function useGoodStatus(statusGood: boolean, shown: boolean): void {
  useEffect(() => {
    if (statusGood !== shown) void refreshPage();
  }, [statusGood, shown]);
}
