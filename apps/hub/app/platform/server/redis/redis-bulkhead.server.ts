/** Maximum number of commands in flight on one connection: 200 pages with 20 reads each. */
export const MAX_COMMANDS = 4_000;

export class RedisFull extends Error {}

/** Runs a command, and counts it as in flight until Redis responds, even after its time-out. */
type Run = <T>(command: () => Promise<T>) => Promise<T>;

export interface RedisBulkhead {
  /** Rejects with `RedisFull` at once if the limit is reached. */
  readonly ifRoom: Run;
  /** For commands that are sent even above the limit. They count towards the limit. */
  readonly always: Run;
}

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
