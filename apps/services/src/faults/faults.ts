import { randomUUID } from 'node:crypto';

/** What goes wrong. At least one field is given; a delay comes before the rest. */
export interface Fault {
  readonly status?: number | undefined;
  readonly delayMs?: number | undefined;
  /** Replaces the answer; the status is then 200 unless given. */
  readonly body?: string | undefined;
  readonly contentType?: string | undefined;
  /** Resets the connection. */
  readonly drop?: boolean | undefined;
}

/** A fault, and the requests that it is for. */
export interface FaultOrder {
  readonly api: string;
  readonly method?: string | undefined;
  /** Prefix of the path, with or without the prefix of the API. */
  readonly path?: string | undefined;
  readonly persona?: string | undefined;
  readonly fault: Fault;
  /** How many requests it is for; without, all until it is deleted. */
  readonly times?: number | undefined;
}

export interface SetFault extends FaultOrder {
  readonly id: string;
}

/** What decides whether a fault is for a request. */
export interface FaultTarget {
  readonly api: string;
  readonly method: string;
  /** Below the prefix of the API. */
  readonly path: string;
  readonly persona: string | null;
}

/** The faults that are set. They are kept in memory only. */
export interface Faults {
  add: (order: FaultOrder) => SetFault;
  /** @returns whether there was such a fault */
  remove: (id: string) => boolean;
  /**
   * @param persona only the faults for this one
   * @returns how many were removed
   */
  clear: (persona?: string) => number;
  list: () => readonly SetFault[];
  /** The fault for a request, which then has one time less; the one set last wins. */
  take: (target: FaultTarget) => SetFault | null;
  /** Aborted when the fault is removed or cleared, also after its last time was taken. */
  removed: (id: string) => AbortSignal;
}

export function createFaults(): Faults {
  let faults: readonly SetFault[] = [];
  /** Every fault that was not removed, with the times that are taken. */
  const removals = new Map<string, { fault: SetFault; controller: AbortController }>();

  function removeIf(isGone: (fault: SetFault) => boolean): number {
    for (const [id, { fault, controller }] of removals) {
      if (!isGone(fault)) continue;
      removals.delete(id);
      controller.abort();
    }
    const before = faults.length;
    faults = faults.filter((fault) => !isGone(fault));
    return before - faults.length;
  }

  return {
    add(order) {
      const fault = { ...order, id: randomUUID() };
      faults = [...faults, fault];
      removals.set(fault.id, { fault, controller: new AbortController() });
      return fault;
    },
    remove: (id) => removeIf((fault) => fault.id === id) > 0,
    clear: (persona) => removeIf((fault) => persona === undefined || fault.persona === persona),
    list: () => faults,
    take(target) {
      const fault = faults.findLast((candidate) => isFor(candidate, target));
      if (fault === undefined) return null;
      if (fault.times !== undefined) {
        const times = fault.times - 1;
        faults = faults.flatMap((other) => {
          if (other.id !== fault.id) return [other];
          return times > 0 ? [{ ...other, times }] : [];
        });
      }
      return fault;
    },
    removed: (id) => removals.get(id)?.controller.signal ?? AbortSignal.abort(),
  };
}

function isFor({ api, method, path = '', persona }: SetFault, target: FaultTarget): boolean {
  return (
    api === target.api &&
    (method === undefined || method === target.method) &&
    (persona === undefined || persona === target.persona) &&
    (target.path.startsWith(path) || `/${api}${target.path}`.startsWith(path))
  );
}
