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
  /** Goes on the wire as it is, and ends the connection: what no server should send. */
  readonly raw?: string | undefined;
  /** A byte of `raw` comes after each of so many milliseconds. */
  readonly dripMs?: number | undefined;
  /** The answer, the real one too, is made so many bytes long by spaces, which JSON may end with. */
  readonly padTo?: number | undefined;
}

/** A fault, and the requests that it is for. */
export interface FaultOrder {
  readonly api: string;
  readonly method?: string | undefined;
  /** Prefix of the path, with or without the prefix of the API. */
  readonly path?: string | undefined;
  readonly persona?: string | undefined;
  /** The `X-Request-Id`: only what is asked for one request of the hub. */
  readonly requestId?: string | undefined;
  readonly fault: Fault;
  /** How many requests it is for; without, all until it is deleted. */
  readonly times?: number | undefined;
}

export interface SetFault extends FaultOrder {
  readonly id: string;
}

/** A fault as a request gets it. */
export interface TakenFault extends SetFault {
  /** Aborted when the fault is removed or cleared, also after its last time was taken. */
  readonly removed: AbortSignal;
}

/** What decides whether a fault is for a request. */
export interface FaultTarget {
  readonly api: string;
  readonly method: string;
  /** Below the prefix of the API. */
  readonly path: string;
  readonly persona: string | null;
  readonly requestId: string | null;
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
  take: (target: FaultTarget) => TakenFault | null;
}

export function createFaults(): Faults {
  /** By id, in the order in which they were set; one without times left can still be removed. */
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
