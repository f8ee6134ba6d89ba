import { useEnhanced } from '@applicant-hub/design-system';
import { useEffect, useRef, useState } from 'react';
import { eachSecond } from './each-second.ts';

/**
 * The current time, updated every second (epoch milliseconds, the server's clock). It is the
 * server's time from the HTML, plus the time that has passed since. A wrong clock or a sleep of the
 * device does not affect it.
 *
 * @param saidNow the time in the server's data (epoch milliseconds)
 */
export function useSeconds(saidNow: number, listen = eachSecond): number {
  const isFromPage = useRef(!useEnhanced());
  const [now, setNow] = useState(saidNow);

  useEffect(() => {
    const saidAt = isFromPage.current ? pageReceivedAt() : Date.now();
    isFromPage.current = false;
    const update = () => setNow(saidNow + Date.now() - saidAt);
    update();
    return listen(update);
  }, [saidNow, listen]);

  return now;
}

/**
 * Time at which the server's page arrived, by this browser's clock (epoch milliseconds). The page's
 * script may have loaded much later.
 */
function pageReceivedAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return Math.round(performance.timeOrigin + (page?.responseStart ?? 0));
}
