/**
 * Creates a signal that aborts a request after a time (milliseconds). Null in Safari before 16,
 * where only the browser's own limit applies.
 */
export function timeLimit(ms: number): AbortSignal | null {
  const signals: Partial<typeof AbortSignal> = AbortSignal;
  return signals.timeout?.(ms) ?? null;
}
