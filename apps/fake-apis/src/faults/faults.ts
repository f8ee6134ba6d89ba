import { randomUUID } from 'node:crypto';

/**
 * The effect of a fault. At least one field is required. A delay is applied before the other
 * effects.
 */
export interface Fault {
  readonly status?: number | undefined;
  readonly delayMs?: number | undefined;
  /** Replaces the response body; the status is 200 unless it is set. */
  readonly body?: string | undefined;
  readonly contentType?: string | undefined;
  /** Resets the connection. */
  readonly drop?: boolean | undefined;
  /**
   * Written unchanged to the connection, which is then closed. It simulates output that a correct
   * server would not send.
   */
  readonly raw?: string | undefined;
  /** Milliseconds between two bytes of `raw`. */
  readonly dripMs?: number | undefined;
  /**
   * Pads the response, even a real response, with spaces to this many bytes. JSON allows trailing
   * spaces.
   */
  readonly padTo?: number | undefined;
}

export interface FaultOrder {
  readonly api: string;
  readonly method?: string | undefined;
  /** Prefix of the path, with or without the prefix of the API. */
  readonly path?: string | undefined;
  readonly persona?: string | undefined;
  /** `X-Request-Id`; limits the fault to the calls of one hub request. */
  readonly requestId?: string | undefined;
  readonly fault: Fault;
  /** Number of requests that the fault affects; all matching requests if it is missing. */
  readonly times?: number | undefined;
}

export interface SetFault extends FaultOrder {
  readonly id: string;
}

export interface TakenFault extends SetFault {
  /** Aborted when the fault is removed or cleared, even after its last use. */
  readonly removed: AbortSignal;
}

export interface FaultTarget {
  readonly api: string;
  readonly method: string;
  /** Path without the prefix of the API. */
  readonly path: string;
  readonly persona: string | null;
  readonly requestId: string | null;
}

/** The faults are in memory only. */
export interface Faults {
  add: (order: FaultOrder) => SetFault;
  /** @returns whether the fault existed */
  remove: (id: string) => boolean;
  /**
   * @param persona only faults for this persona
   * @returns number of removed faults
   */
  clear: (persona?: string) => number;
  list: () => readonly SetFault[];
  /** The newest fault that matches a request. The call counts as one use of the fault. */
  take: (target: FaultTarget) => TakenFault | null;
}

export function createFaults(): Faults {
  /**
   * Sorted by id, in the order of creation. A fault is listed even after its last use, because
   * removing it also stops its delay.
   */
  const faults = new Map<string, { fault: SetFault; removal: AbortController }>();
  const all = () => [...faults.values()];
  const isLeft = ({ fault }: { fault: SetFault }) => fault.times !== 0;

  function removeIf(isGone: (fault: SetFault) => boolean): number {
    const gone = all().filter(({ fault }) => isGone(fault));
    for (const { fault, removal } of gone) {
      faults.delete(fault.id);
      removal.abort();
    }
    return gone.filter(isLeft).length;
  }

  return {
    add(order) {
      const fault = { ...order, id: randomUUID() };
      faults.set(fault.id, { fault, removal: new AbortController() });
      return fault;
    },
    remove: (id) => removeIf((fault) => fault.id === id) > 0,
    clear: (persona) => removeIf((fault) => persona === undefined || fault.persona === persona),
    list: () =>
      all()
        .filter(isLeft)
        .map(({ fault }) => fault),
    take(target) {
      const taken = all().findLast((one) => isLeft(one) && isFor(one.fault, target));
      if (taken === undefined) return null;
      const { fault, removal } = taken;
      if (fault.times !== undefined) taken.fault = { ...fault, times: fault.times - 1 };
      return { ...fault, removed: removal.signal };
    },
  };
}

function isFor(
  { api, method, path = '', persona, requestId }: SetFault,
  target: FaultTarget,
): boolean {
  return (
    api === target.api &&
    (method === undefined || method === target.method) &&
    (persona === undefined || persona === target.persona) &&
    (requestId === undefined || requestId === target.requestId) &&
    (target.path.startsWith(path) || `/${api}${target.path}`.startsWith(path))
  );
}
