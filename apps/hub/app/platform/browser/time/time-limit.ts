/**
 * A signal that aborts a request after a time (milliseconds). Null in Safari before 16, where a
 * request has only the browser's own limit.
 */
export const timeLimit = (ms: number): AbortSignal | null =>
  'timeout' in AbortSignal ? AbortSignal.timeout(ms) : null;
