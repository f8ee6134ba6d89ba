import type { Logger } from 'pino';
import type { MarkedKey } from './cache.server.ts';

/** How long an answer that came too late waits for the next request (milliseconds). */
const LANDED_MS = 15_000;

/** Answers that wait, at most. */
const MAX_LANDED = 2_000;

/** Calls that are under way, at most. They all end by their own time-outs. */
const MAX_FLIGHTS = 2_000;

/** A call that takes longer than this may hang, so one more is tried beside it (milliseconds). */
const HANGS_MS = 2_000;

/** An answer that is remembered is there in this time, however late it is on the page (ms). */
export const MIN_WAIT_MS = 10;

export type Settled<T> = { state: 'settled'; value: T } | { state: 'pending' };

/** Optional calls whose answers may miss the page budget. */
export interface LateAnswers {
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
  settle: <T>(
    key: MarkedKey,
    startCall: () => Promise<T>,
    options: { deadline: number },
  ) => Promise<Settled<T>>;
  /** Forgets the answers for a person that wait, and those to come of calls that are under way. */
  wipe: (owner: string) => void;
}

export function createLateAnswers(log: Logger): LateAnswers {
  const flights = new Map<string, Flight[]>();
  const landed = new Map<string, Settled<unknown>>();

  function land(key: string, value: unknown): void {
    if (landed.size >= MAX_LANDED) return;
    const answer: Settled<unknown> = { state: 'settled', value };
    landed.set(key, answer);
    setTimeout(() => {
      if (landed.get(key) === answer) landed.delete(key);
    }, LANDED_MS).unref();
  }

  function takeOff(key: string, startCall: () => Promise<unknown>): Flight {
    const flight: Flight = {
      startedAt: Date.now(),
      waiting: 0,
      answer: Promise.resolve().then(startCall),
    };
    const others = flights.get(key) ?? [];
    flights.set(key, [...others, flight]);
    flight.answer
      .then((value) => {
        // What an older call says later is older news.
        for (const other of others) other.isOutdated = true;
        if (flight.waiting === 0 && !flight.isOutdated) land(key, value);
      })
      .catch((error: unknown) => {
        // Those who wait get the error themselves; nobody else would ever hear of it.
        if (flight.waiting === 0) log.error({ err: error }, 'deferred call failed');
      })
      .finally(() => {
        const rest = (flights.get(key) ?? []).filter((other) => other !== flight);
        if (rest.length === 0) flights.delete(key);
        else flights.set(key, rest);
      });
    return flight;
  }

  /** The call to join: the newest, unless it hangs and a second one may be tried. */
  function joinable(key: string): Flight | undefined {
    const [first, second] = flights.get(key) ?? [];
    const hangs = first !== undefined && Date.now() - first.startedAt > HANGS_MS;
    return second ?? (hangs ? undefined : first);
  }

  return {
    async settle<T>(
      of: MarkedKey,
      startCall: () => Promise<T>,
      { deadline }: { deadline: number },
    ) {
      const key = nameOf(of);
      const ready = landed.get(key) as Settled<T> | undefined;
      if (ready) {
        landed.delete(key);
        return ready;
      }
      const known = joinable(key);
      if (!known && flights.size >= MAX_FLIGHTS) return { state: 'pending' };

      const flight = known ?? takeOff(key, startCall);
      return waitFor<T>(flight, Math.max(deadline - Date.now(), MIN_WAIT_MS));
    },
    wipe(owner) {
      const prefix = prefixOf(owner);
      for (const key of landed.keys()) if (key.startsWith(prefix)) landed.delete(key);
      for (const [key, calls] of flights) {
        if (!key.startsWith(prefix)) continue;
        for (const call of calls) call.isOutdated = true;
        flights.delete(key);
      }
    },
  };
}

const prefixOf = (owner: string) => `${JSON.stringify(owner)}:`;

const nameOf = ({ owner, mark = '', name }: MarkedKey) => `${prefixOf(owner)}${mark}:${name}`;

interface Flight {
  /** Epoch milliseconds. */
  startedAt: number;
  /** Requests that still wait for the answer. */
  waiting: number;
  /** A call that began later has answered before, or the person was wiped. */
  isOutdated?: boolean;
  answer: Promise<unknown>;
}

async function waitFor<T>(flight: Flight, limitMs: number): Promise<Settled<T>> {
  flight.waiting += 1;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Settled<T>>((resolve) => {
    timer = setTimeout(() => {
      flight.waiting -= 1;
      resolve({ state: 'pending' });
    }, limitMs);
  });
  const answer = flight.answer.then((value): Settled<T> => ({
    state: 'settled',
    value: value as T,
  }));
  // After the limit nobody listens to the answer any more; a failure then is not unheard of.
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}
