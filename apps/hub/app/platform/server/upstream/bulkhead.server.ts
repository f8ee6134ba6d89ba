import type { Guard } from '@applicant-hub/api-clients';
import { bulkhead, BulkheadRejectedError, TaskCancelledError } from 'cockatiel';

/** Maximum number of calls in flight to one API: 1,000 calls a second if each takes 100 ms. */
const CALLS = 100;

/** Maximum number of calls that wait for a free slot. */
const WAITING = 100;

/** Maximum time that a call waits for a slot, within the page's budget (milliseconds). */
const WAIT_MS = 100;

/**
 * Prevents a slow API from filling the instance with waiting calls. If no slot is free in time, the
 * call is not sent, and its page shows a failure as usual. Changes are always sent.
 */
export function createBulkhead(onFull: () => void): Guard {
  const places = bulkhead(CALLS, WAITING);

  return async (exchange, { method, timeoutMs }) => {
    if (method !== 'GET') return exchange();
    if (places.executionSlots > 0) return places.execute(exchange);

    const wait = new AbortController();
    const tooLate = new Promise<'too late'>((resolve) => {
      const timer = setTimeout(resolve, Math.min(WAIT_MS, timeoutMs), 'too late');
      wait.signal.addEventListener('abort', () => clearTimeout(timer));
    });
    const place = { isTaken: false };
    const result = places.execute(() => {
      place.isTaken = true;
      return exchange();
    }, wait.signal);
    try {
      const first = await Promise.race([result, tooLate]);
      if (first !== 'too late') return first;
      if (place.isTaken) return await result;
    } catch (error) {
      const isFull = error instanceof BulkheadRejectedError || error instanceof TaskCancelledError;
      if (!isFull) throw error;
    } finally {
      wait.abort();
    }
    result.catch(() => undefined);
    onFull();
    return { outcome: 'notSent', reason: 'too many calls under way' };
  };
}
