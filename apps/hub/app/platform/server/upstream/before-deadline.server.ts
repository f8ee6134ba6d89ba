/** An answer that is there already comes in this time, however late it is on the page (ms). */
const MIN_WAIT_MS = 10;

export type Settled<T> = { state: 'settled'; value: T } | { state: 'pending' };

/**
 * Waits for an answer until a deadline. What it waits for goes on; a failure of it is thrown to who
 * still waits, and is heard of by nobody after that.
 *
 * @param deadline epoch milliseconds
 * @param onLate is called at the deadline
 */
export function beforeDeadline<T>(
  answer: Promise<T>,
  deadline: number,
  onLate?: (waitMs: number) => void,
): Promise<Settled<T>> {
  const waitMs = Math.max(deadline - Date.now(), MIN_WAIT_MS);
  return new Promise((resolve, reject) => {
    const late = () => {
      onLate?.(waitMs);
      resolve({ state: 'pending' });
    };
    // Timers run before what has arrived is read: what came while this process was busy is not late.
    let turn: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => (turn = setImmediate(late)), waitMs);
    void answer
      .then((value) => resolve({ state: 'settled', value }), reject)
      .finally(() => {
        clearTimeout(timer);
        clearImmediate(turn);
      });
  });
}
