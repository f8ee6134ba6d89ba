export type InFlight = Map<string, Promise<unknown>>;

export function oneInFlight<T>(
  inFlight: InFlight,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const running = inFlight.get(key) as Promise<T> | undefined;
  if (running) return running;
  const requested = load().finally(() => inFlight.delete(key));
  inFlight.set(key, requested);
  return requested;
}
