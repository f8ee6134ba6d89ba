/**
 * Minimum wait, even after the deadline, so that a response that is already available is used (ms).
 */
const MIN_WAIT_MS = 10;

export type Settled<T> = { state: 'settled'; value: T } | { state: 'pending' };

/**
 * Waits for a response until a deadline. The call continues after the deadline. A failure is thrown
 * only if it occurs while the caller waits; later failures are ignored.
 *
 * @param deadline epoch milliseconds
 * @param onLate called if there is no result by the deadline
 */
export function beforeDeadline<T>(
  result: Promise<T>,
  deadline: number,
  onLate?: (waitMs: number) => void,
): Promise<Settled<T>> {
  const waitMs = Math.max(deadline - Date.now(), MIN_WAIT_MS);
  return new Promise((resolve, reject) => {
    const late = () => {
      onLate?.(waitMs);
      resolve({ state: 'pending' });
    };
    // Timers run before received data is read. This additional turn of the event loop reads
    // responses that arrived while the process was busy.
    let turn: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => (turn = setImmediate(late)), waitMs);
    void result
      .then((value) => resolve({ state: 'settled', value }), reject)
      .finally(() => {
        clearTimeout(timer);
        clearImmediate(turn);
      });
  });
}
