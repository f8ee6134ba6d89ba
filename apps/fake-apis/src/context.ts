import type { Clock } from './clock/clock.ts';
import type { ResponseStats } from './requests/response-stats.ts';
import type { Records } from './store/records.ts';

export interface ServicesContext {
  readonly records: Records;
  readonly clock: Clock;
  /** Origin of the fake APIs. */
  readonly url: string;
  /** The key that identifies the hub to the address service. */
  readonly addressKey: string;
  /** Runs several writes in one transaction. If the work throws, all writes are rolled back. */
  readonly transaction: <T>(work: () => T) => T;
  /** The health of the APIs, as measured in this process. */
  readonly responseStats: ResponseStats;
  /**
   * Creates a short-lived token with which the caller can read an account's data but not change it.
   */
  readonly issueReadToken: (account: string) => string;
}
