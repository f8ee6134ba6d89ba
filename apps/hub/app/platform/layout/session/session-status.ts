export interface SessionStatus {
  /** Remaining time (milliseconds); 0 if the session has expired, null if its expiry is unknown. */
  endsIn: number | null;
}

/** Time before the expiry of a session at which the user is warned (EXT-24, milliseconds). */
export const WARN_BEFORE_MS = 5 * 60_000;
