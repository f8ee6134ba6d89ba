import type { Logger } from 'pino';
import { beforeDeadline, type Settled } from './before-deadline.server.ts';
import type { MarkedKey } from '#app/platform/server/cache/cache.server.ts';

/** How long an answer that came too late waits for the next request (milliseconds). */
const STORED_MS = 15_000;

/** Answers that wait, at most. */
const MAX_STORED = 2_000;

/** Calls that are under way, at most. They all end by their own time-outs. */
const MAX_IN_FLIGHT = 2_000;

/** A call that takes longer than this may hang, so one more is tried beside it (milliseconds). */
const HANGS_MS = 2_000;

/** Optional calls whose answers may miss the page budget. */
export interface DeferredCalls {
  /**
   * Waits for a call until the deadline. When it is late the page goes without, the call goes on,
   * and the next request with the same key takes its answer. While a call is under way, requests
   * with its key join it; beside one that hangs, one more is tried.
   *
   * @param key names the call and the person it is for; an answer from before a wipe is never returned
   * @param startCall begins the call; failures should be values
   * @param deadline epoch milliseconds at which the page cannot wait any longer
   * @throws what the call throws, to those who still wait for it
   */
  withinBudget: <T>(
    key: MarkedKey,
    startCall: () => Promise<T>,
    options: { deadline: number },
  ) => Promise<Settled<T>>;
  /** Forgets the answers for a person that wait, and those to come of calls that are under way. */
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
        // What an older call says later is older news.
        for (const other of others) other.isOutdated = true;
        if (call.waiting === 0 && !call.isOutdated) storeResult(key, value);
      })
      .catch((error: unknown) => {
        // Those who wait get the error themselves; nobody else would ever hear of it.
        if (call.waiting === 0) log.error({ err: error }, 'deferred call failed');
      })
      .finally(() => {
        const rest = (inFlight.get(key) ?? []).filter((other) => other !== call);
        if (rest.length === 0) inFlight.delete(key);
        else inFlight.set(key, rest);
      });
    return call;
  }

  /** The call to join: the newest, unless it hangs and a second one may be tried. */
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
  /** Requests that still wait for the answer. */
  waiting: number;
  /** A call that began later has answered before, or the person was wiped. */
  isOutdated?: boolean;
  answer: Promise<unknown>;
}

function waitFor(call: InFlightCall, deadline: number): Promise<Settled<unknown>> {
  call.waiting += 1;
  return beforeDeadline(call.answer, deadline, () => (call.waiting -= 1));
}
