/** How long a request counts towards the share of good responses, in milliseconds. */
const WINDOW_MS = 60_000;

/** Maximum number of recent requests that count for an API. */
const MOST = 200;

/** Milliseconds after which a response does not count as good. */
const SLOW_MS = 1_000;

interface TimedRequest {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Null while the response is pending. */
  isGood: boolean | null;
}

export interface ResponseStats {
  /**
   * Records a new request.
   *
   * @returns callback for the status of the response; null when there was no response
   */
  begin: (api: string) => (status: number | null) => void;
  /**
   * Share of an API's requests in the last minute that had a good and fast response, from 0 to 1.
   */
  share: (api: string) => number;
}

/** @param now epoch milliseconds */
export function createResponseStats(now: () => number): ResponseStats {
  const requested = new Map<string, TimedRequest[]>();
  const isSlow = ({ at }: TimedRequest) => now() - at > SLOW_MS;
  return {
    begin(api) {
      const one: TimedRequest = { at: now(), isGood: null };
      requested.set(api, [...(requested.get(api) ?? []).slice(1 - MOST), one]);
      return (status) => {
        one.isGood = status !== null && status < 500 && !isSlow(one);
      };
    },
    share(api) {
      const latest = (requested.get(api) ?? []).filter(({ at }) => now() - at <= WINDOW_MS);
      // A hanging request counts as bad even before its response arrives.
      const outcomes = latest.map((one) => one.isGood ?? (isSlow(one) ? false : null));
      const known = outcomes.filter((isGood) => isGood !== null);
      return known.length === 0 ? 1 : known.filter(Boolean).length / known.length;
    },
  };
}
