import type { Clock } from './clock/clock.ts';
import type { Answering } from './requests/answering.ts';
import type { Records } from './store/records.ts';

/** What every API is given. */
export interface ServicesContext {
  readonly records: Records;
  readonly clock: Clock;
  /** Origin of the fake APIs. */
  readonly url: string;
  /** What the address service knows the hub by. */
  readonly addressKey: string;
  /** Makes several writes one: all of them are kept, or none when the work throws. */
  readonly transaction: <T>(work: () => T) => T;
  /** How the APIs answer, as far as this process sees it. */
  readonly answering: Answering;
  /** A token for a minute or two that reads what an account has, and changes nothing. */
  readonly issueReadToken: (account: string) => string;
}
