import type { LiveState } from '@applicant-hub/domain';

export type EventState = Exclude<LiveState, 'disabled'>;

export interface StartView {
  readonly iso: string;
  /** For example 'Wednesday 12 August at 6:30pm UK time'. */
  readonly words: string;
}

export interface LiveView {
  /** `unknown` when the editors' settings are unavailable. */
  readonly state: LiveState | 'unknown';
  /** May be empty. */
  readonly title: string;
  readonly start: StartView | null;
  /** Server times (epoch milliseconds). */
  readonly now: number;
  readonly startsAt: number;
  /**
   * This field and the next contain HTML that the server has sanitised with an allow-list (AMB-62).
   * They may be empty.
   */
  readonly holdingHtml: string;
  readonly informationHtml: string;
  readonly embed: string | null;
  /** `late` while the account API has not identified the user. */
  readonly comments: 'shown' | 'late' | 'none';
}
