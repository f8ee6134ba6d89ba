/** The most commands of one connection that may be in flight: 200 pages with 20 reads each. */
export const MAX_COMMANDS = 4_000;

/** A command was not sent, because the most that may be are in flight. */
export class RedisFull extends Error {}

/** Runs a command, and counts it as in flight until Redis answers, also after its time-out. */
type Run = <T>(command: () => Promise<T>) => Promise<T>;

/** Limits the commands in flight to Redis. */
export interface RedisBulkhead {
  /** Rejects with `RedisFull` at once where there is no room. */
  readonly ifRoom: Run;
  /** For commands that are always sent; they count as well. */
  readonly always: Run;
}

/** @param onFull hears of each command that found no room */
export function createRedisBulkhead(onFull: () => void): RedisBulkhead {
  let commands = 0;
  const always: Run = async (command) => {
    commands += 1;
    try {
      return await command();
    } finally {
      commands -= 1;
    }
  };
  return {
    always,
    ifRoom(command) {
      if (commands < MAX_COMMANDS) return always(command);
      onFull();
      return Promise.reject(new RedisFull());
    },
  };
}
