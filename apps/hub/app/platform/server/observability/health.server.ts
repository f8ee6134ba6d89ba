import { beforeDeadline } from '#app/platform/server/upstream/before-deadline.server.ts';
import { type InFlight, oneInFlight } from '#app/platform/server/cache/one-in-flight.server.ts';
import type { UpstreamCall } from '#app/platform/server/upstream/upstream-calls.server.ts';

/** How long a good result is valid (milliseconds). */
const GOOD_NEWS_MS = 30_000;

/**
 * How long a bad result is valid (milliseconds). This is shorter, because a single failed call may
 * be a coincidence.
 */
const BAD_NEWS_MS = 5_000;

/**
 * How long a system counts as a problem after its breaker opened (milliseconds). A successful check
 * does not shorten this time, because a check requests no data. Later failures open the breaker
 * again.
 */
const LEFT_ALONE_MS = 60_000;

/** Duration above which a check counts as a problem (milliseconds). */
const CHECK_TIMEOUT_MS = 2_000;

export interface UpstreamHealth {
  api: string;
  /** `unknown`: the check has not finished yet. */
  state: 'ok' | 'problem' | 'unknown';
  /** Time of the last result (epoch milliseconds); null if no result is known. */
  checkedAt: number | null;
}

export interface Health {
  /** Records a finished call by the hub as a result. */
  record: (call: Pick<UpstreamCall, 'api' | 'isWorking'>) => void;
  noteBreaker: (api: string, isOpen: boolean) => void;
  /**
   * The state of every system, in the order of the checks. Systems without a valid result are
   * checked.
   *
   * @param deadline epoch milliseconds; a slower check continues, and its system is `unknown` until
   * it finishes
   */
  upstreamHealth: (deadline: number) => Promise<readonly UpstreamHealth[]>;
}

/** A check never rejects. */
export type Check = (signal: AbortSignal) => Promise<boolean>;

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

  function checkApi(api: string, check: Check): Promise<void> {
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
      await beforeDeadline(
        Promise.all(stale.map(([api, check]) => checkApi(api, check))),
        deadline,
      );
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
