import type { Guard } from '@applicant-hub/api-clients';
import { bulkhead, BulkheadRejectedError, TaskCancelledError } from 'cockatiel';

/** So many calls of one API are under way at most: 1,000 a second, where each takes 100 ms. */
const CALLS = 100;

/** So many wait for one of them to end. */
const WAITING = 100;

/** How long a call waits, of the time that its page has (milliseconds). */
const WAIT_MS = 100;

/**
 * Keeps an API that is slow from filling the instance with calls that wait for it: those that find no
 * place soon are not sent, and their pages say so as for any other failure. Changes are always sent.
 *
 * @param onFull hears of each call that found no place
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
    const answer = places.execute(() => {
      place.isTaken = true;
      return exchange();
    }, wait.signal);
    try {
      const first = await Promise.race([answer, tooLate]);
      if (first !== 'too late') return first;
      if (place.isTaken) return await answer;
    } catch (error) {
      const isFull = error instanceof BulkheadRejectedError || error instanceof TaskCancelledError;
      if (!isFull) throw error;
    } finally {
      wait.abort();
    }
    answer.catch(() => undefined);
    onFull();
    return { outcome: 'notSent', reason: 'too many calls under way' };
  };
}
