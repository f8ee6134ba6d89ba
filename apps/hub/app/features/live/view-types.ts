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
  /** HTML, sanitised to an allow-list by the server (AMB-62). Both may be empty. */
  readonly holdingHtml: string;
  readonly informationHtml: string;
  readonly embed: string | null;
  /** `late` while the account API has not identified the user. */
  readonly comments: 'shown' | 'late' | 'none';
}
