/** What is being asked for now, by its key. */
export type InFlight = Map<string, Promise<unknown>>;

/** Of several requests for the same thing one asks; the others get what it gets. */
export function oneInFlight<T>(inFlight: InFlight, key: string, ask: () => Promise<T>): Promise<T> {
  const running = inFlight.get(key) as Promise<T> | undefined;
  if (running) return running;
  const asked = ask().finally(() => inFlight.delete(key));
  inFlight.set(key, asked);
  return asked;
}
