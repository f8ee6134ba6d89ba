import type { LiveState } from '@applicant-hub/domain';

/** A state of an event that is planned. */
export type EventState = Exclude<LiveState, 'disabled'>;

/** When an event starts, for people and for machines. */
export interface StartView {
  /** ISO time. */
  readonly iso: string;
  /** 'Wednesday 12 August at 6:30pm UK time'. */
  readonly words: string;
}

/** What the live page shows of an event. */
export interface LiveView {
  /** `unknown` when the editors' settings could not be had. */
  readonly state: LiveState | 'unknown';
  /** May be empty. */
  readonly title: string;
  readonly start: StartView | null;
  /** Moments by the server's clock (epoch milliseconds). */
  readonly now: number;
  readonly startsAt: number;
  /** HTML, sanitised to an allow-list by the server (AMB-62); both may be empty. */
  readonly holdingHtml: string;
  readonly informationHtml: string;
  /** The player, once there is one. */
  readonly embed: string | null;
  /** `late` while the account API has not said who somebody is. */
  readonly comments: 'shown' | 'late' | 'none';
}
