/** How long a request counts (milliseconds). */
const WINDOW_MS = 60_000;

/** As many of the last requests of an API count. */
const MOST = 200;

/** What takes longer is not answered well (milliseconds). */
const SLOW_MS = 1_000;

/** A request of an API. */
interface Asked {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Null while it is being answered. */
  isGood: boolean | null;
}

/** How the APIs answer. */
export interface Answering {
  /**
   * Notes a request that has come.
   *
   * @returns hears with which status it was answered; null when it was not
   */
  begin: (api: string) => (status: number | null) => void;
  /** Which part of the requests of the last minute an API has answered well, and in time, from 0 to 1. */
  share: (api: string) => number;
}

/** @param now epoch milliseconds */
export function createAnswering(now: () => number): Answering {
  const asked = new Map<string, Asked[]>();
  const isSlow = ({ at }: Asked) => now() - at > SLOW_MS;
  return {
    begin(api) {
      const one: Asked = { at: now(), isGood: null };
      asked.set(api, [...(asked.get(api) ?? []).slice(1 - MOST), one]);
      return (status) => {
        one.isGood = status !== null && status < 500 && !isSlow(one);
      };
    },
    share(api) {
      const latest = (asked.get(api) ?? []).filter(({ at }) => now() - at <= WINDOW_MS);
      // One that hangs tells before it has ended.
      const told = latest.map((one) => one.isGood ?? (isSlow(one) ? false : null));
      const known = told.filter((isGood) => isGood !== null);
      return known.length === 0 ? 1 : known.filter(Boolean).length / known.length;
    },
  };
}
