import { useEffect, useState } from 'react';
import { eachSecondEvenHidden } from '#app/platform/browser/each-second.ts';
import { useSeconds } from '#app/platform/browser/use-seconds.ts';

/**
 * What is left of a wait, anew every second, in a tab behind others too (milliseconds). A browser
 * lets the seconds of a hidden page come by the minute; its end has a timer of its own.
 *
 * @param leftThen how long the wait still was (milliseconds) …
 * @param then … at this moment of the server (epoch milliseconds)
 */
export function useLeft(leftThen: number, then: number): number {
  const now = useSeconds(then, eachSecondEvenHidden);
  const [endedOf, setEndedOf] = useState<number | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setEndedOf(then), leftThen);
    return () => clearTimeout(timer);
  }, [leftThen, then]);

  return endedOf === then ? 0 : Math.max(then + leftThen - now, 0);
}
