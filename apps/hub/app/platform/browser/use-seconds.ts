import { useEnhanced } from '@applicant-hub/design-system';
import { useEffect, useRef, useState } from 'react';
import { eachSecond } from './each-second.ts';

/**
 * The moment that it is, anew every second (epoch milliseconds, the server's clock). It begins with
 * what the server said, as its HTML did, and goes on by the time that has passed since: a browser
 * whose clock is wrong, or a device that slept, knows it just as well.
 *
 * @param saidNow what the server's data says that the moment is (epoch milliseconds)
 * @param listen what calls back every second
 */
export function useSeconds(saidNow: number, listen = eachSecond): number {
  const isFromPage = useRef(!useEnhanced());
  const [now, setNow] = useState(saidNow);

  useEffect(() => {
    const saidAt = isFromPage.current ? pageCameAt() : Date.now();
    isFromPage.current = false;
    const look = () => setNow(saidNow + Date.now() - saidAt);
    look();
    return listen(look);
  }, [saidNow, listen]);

  return now;
}

/** When the server's page came, by this browser's clock; its script may have come much later. */
function pageCameAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return Math.round(performance.timeOrigin + (page?.responseStart ?? 0));
}
