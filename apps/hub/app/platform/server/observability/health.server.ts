import { beforeDeadline } from '#app/platform/server/upstream/before-deadline.server.ts';
import { type InFlight, oneInFlight } from '#app/platform/server/cache/one-in-flight.server.ts';
import type { UpstreamCall } from '#app/platform/server/upstream/upstream-calls.server.ts';

/** Good news that is older than this is asked for again (milliseconds). */
const GOOD_NEWS_MS = 30_000;

/** One failed call may have been bad luck, so bad news is asked for again sooner (milliseconds). */
const BAD_NEWS_MS = 5_000;

/**
 * How long a system counts as a problem after its breaker opened, whatever a health check answers: the
 * check asks it for no data. Further failures open the breaker anew (milliseconds).
 */
const LEFT_ALONE_MS = 60_000;

/** A check that takes longer than this is a problem (milliseconds). */
const CHECK_TIMEOUT_MS = 2_000;

export interface UpstreamHealth {
  api: string;
  /** `unknown`: the check has not answered yet. */
  state: 'ok' | 'problem' | 'unknown';
  /** Epoch milliseconds of the last news; null when there is none. */
  checkedAt: number | null;
}

/** What the hub knows of the systems behind it. */
export interface Health {
  /** Every finished call is news. */
  record: (call: Pick<UpstreamCall, 'api' | 'isWorking'>) => void;
  /** @param isOpen whether a system is left alone for now */
  noteBreaker: (api: string, isOpen: boolean) => void;
  /**
   * The state of every system, in the order of the checks. Those without fresh news are asked.
   *
   * @param deadline epoch milliseconds; a check that takes longer goes on, and reads `unknown`
   */
  upstreamHealth: (deadline: number) => Promise<readonly UpstreamHealth[]>;
}

/** Says whether a system answers. Never rejects. */
export type Check = (signal: AbortSignal) => Promise<boolean>;

/** @param checks the systems to report on, with a way to ask each */
export function createHealth(checks: Readonly<Record<string, Check>>): Health {
  const news = new Map<string, { isOk: boolean; at: number }>();
  const inFlight: InFlight = new Map();
  const leftAloneAt = new Map<string, number>();

  function note(api: string, isOk: boolean) {
    if (api in checks) news.set(api, { isOk, at: Date.now() });
  }

  function hasFreshNews(api: string): boolean {
    const last = news.get(api);
    return last !== undefined && Date.now() - last.at < (last.isOk ? GOOD_NEWS_MS : BAD_NEWS_MS);
  }

  const isLeftAlone = (api: string): boolean =>
    Date.now() - (leftAloneAt.get(api) ?? Number.NEGATIVE_INFINITY) < LEFT_ALONE_MS;

  /** Asks a system; whoever comes while it is being asked waits for the same answer. */
  function ask(api: string, check: Check): Promise<void> {
    return oneInFlight(inFlight, api, async () =>
      note(api, await check(AbortSignal.timeout(CHECK_TIMEOUT_MS))),
    );
  }

  return {
    record: ({ api, isWorking }) => note(api, isWorking),

    noteBreaker(api, isOpen) {
      if (isOpen) leftAloneAt.set(api, Date.now());
      else leftAloneAt.delete(api);
      note(api, !isOpen);
    },

    async upstreamHealth(deadline) {
      const stale = Object.entries(checks).filter(
        ([api]) => !hasFreshNews(api) && !isLeftAlone(api),
      );
      await beforeDeadline(Promise.all(stale.map(([api, check]) => ask(api, check))), deadline);
      return Object.keys(checks).map((api): UpstreamHealth => {
        const last = news.get(api);
        if (!last || inFlight.has(api))
          return { api, state: 'unknown', checkedAt: last?.at ?? null };
        const isOk = last.isOk && !isLeftAlone(api);
        return { api, state: isOk ? 'ok' : 'problem', checkedAt: last.at };
      });
    },
  };
}

/** A check by HTTP: any answer below 500 means that the system is there. */
export const httpCheck =
  (url: string): Check =>
  async (signal) => {
    try {
      const response = await fetch(url, { signal, redirect: 'manual' });
      await response.body?.cancel();
      return response.status < 500;
    } catch {
      return false;
    }
  };
