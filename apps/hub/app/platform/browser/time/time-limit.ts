/**
 * A signal that aborts a request after a time (milliseconds). Null in Safari before 16, where a
 * request has only the browser's own limit.
 */
export function timeLimit(ms: number): AbortSignal | null {
  const signals: Partial<typeof AbortSignal> = AbortSignal;
  return signals.timeout?.(ms) ?? null;
}
