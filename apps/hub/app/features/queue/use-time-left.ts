import { useEffect, useState } from 'react';
import { eachSecondEvenHidden } from '#app/platform/browser/time/each-second.ts';
import { useSeconds } from '#app/platform/browser/time/use-seconds.ts';

/**
 * The remaining wait (milliseconds), updated every second, even in a background tab. Browsers limit
 * the timers of a hidden page to one call a minute, so a separate timer marks the end of the wait.
 *
 * @param leftThen remaining wait at the time `then` (milliseconds)
 * @param then server time (epoch milliseconds)
 */
export function useTimeLeft(leftThen: number, then: number): number {
  const now = useSeconds(then, eachSecondEvenHidden);
  const [endedOf, setEndedOf] = useState<number | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setEndedOf(then), leftThen);
    return () => clearTimeout(timer);
  }, [leftThen, then]);

  return endedOf === then ? 0 : Math.max(then + leftThen - now, 0);
}
