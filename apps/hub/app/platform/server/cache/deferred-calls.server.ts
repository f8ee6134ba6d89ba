import type { Logger } from 'pino';
import {
  beforeDeadline,
  type Settled,
} from '#app/platform/server/upstream/before-deadline.server.ts';
import type { MarkedKey } from './cache.server.ts';

/** How long a slow response is stored for the next request (milliseconds). */
const STORED_MS = 15_000;

const MAX_STORED = 2_000;

/** Maximum number of calls in flight. Each call has its own time-out. */
const MAX_IN_FLIGHT = 2_000;

/**
 * Duration after which a call is assumed to hang, so that a second call may start (milliseconds).
 */
const HANGS_MS = 2_000;

export interface DeferredCalls {
  /**
   * Waits for a call until the deadline. After that the page is sent without its response, the call
   * continues, and the next request with the same key receives the response. A request with the key
   * of a call in flight joins that call. If that call hangs, a second call is started.
   *
   * @param key identifies the call and its applicant; a response from before a wipe is never
   * returned
   * @param startCall starts the call; failures should be returned as values
   * @param deadline epoch milliseconds
   * @throws the error of the call, to requests that still wait for it
   */
  withinBudget: <T>(
    key: MarkedKey,
    startCall: () => Promise<T>,
    options: { deadline: number },
  ) => Promise<Settled<T>>;
  /** Drops the stored responses of an applicant, and the responses of calls in flight. */
  wipe: (owner: string) => void;
}

export function createDeferredCalls(log: Logger): DeferredCalls {
  const inFlight = new Map<string, InFlightCall[]>();
  const stored = new Map<string, Settled<unknown>>();

  function storeResult(key: string, value: unknown): void {
    if (stored.size >= MAX_STORED) return;
    const answer: Settled<unknown> = { state: 'settled', value };
    stored.set(key, answer);
    setTimeout(() => {
      if (stored.get(key) === answer) stored.delete(key);
    }, STORED_MS).unref();
  }

  function start(key: string, startCall: () => Promise<unknown>): InFlightCall {
    const call: InFlightCall = {
      startedAt: Date.now(),
      waiting: 0,
      answer: Promise.resolve().then(startCall),
    };
    const others = inFlight.get(key) ?? [];
    inFlight.set(key, [...others, call]);
    call.answer
      .then((value) => {
        // If an older call responds after a newer call, its response is outdated.
        for (const other of others) other.isOutdated = true;
        if (call.waiting === 0 && !call.isOutdated) storeResult(key, value);
      })
      .catch((error: unknown) => {
        // Waiting requests receive the error. If no request waits, the error would otherwise be
        // lost.
        if (call.waiting === 0) log.error({ err: error }, 'deferred call failed');
      })
      .finally(() => {
        const rest = (inFlight.get(key) ?? []).filter((other) => other !== call);
        if (rest.length === 0) inFlight.delete(key);
        else inFlight.set(key, rest);
      });
    return call;
  }

  /** The call to join: the newest call, unless it hangs and a second call may start. */
  function joinable(key: string): InFlightCall | undefined {
    const [first, second] = inFlight.get(key) ?? [];
    const hangs = first !== undefined && Date.now() - first.startedAt > HANGS_MS;
    return second ?? (hangs ? undefined : first);
  }

  return {
    async withinBudget<T>(
      of: MarkedKey,
      startCall: () => Promise<T>,
      { deadline }: { deadline: number },
    ) {
      const key = nameOf(of);
      const ready = stored.get(key) as Settled<T> | undefined;
      if (ready) {
        stored.delete(key);
        return ready;
      }
      const known = joinable(key);
      if (!known && inFlight.size >= MAX_IN_FLIGHT) return { state: 'pending' };

      const call = known ?? start(key, startCall);
      return (await waitFor(call, deadline)) as Settled<T>;
    },
    wipe(owner) {
      const prefix = prefixOf(owner);
      for (const key of stored.keys()) if (key.startsWith(prefix)) stored.delete(key);
      for (const [key, calls] of inFlight) {
        if (!key.startsWith(prefix)) continue;
        for (const call of calls) call.isOutdated = true;
        inFlight.delete(key);
      }
    },
  };
}

const prefixOf = (owner: string) => `${JSON.stringify(owner)}:`;

const nameOf = ({ owner, mark = '', name }: MarkedKey) => `${prefixOf(owner)}${mark}:${name}`;

interface InFlightCall {
  /** Epoch milliseconds. */
  startedAt: number;
  /** Number of requests that still wait for the response. */
  waiting: number;
  /**
   * Whether the response must be dropped: a newer call received its response first, or the
   * applicant's data was wiped.
   */
  isOutdated?: boolean;
  answer: Promise<unknown>;
}

function waitFor(call: InFlightCall, deadline: number): Promise<Settled<unknown>> {
  call.waiting += 1;
  return beforeDeadline(call.answer, deadline, () => (call.waiting -= 1));
}
