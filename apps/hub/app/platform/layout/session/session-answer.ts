export interface SessionAnswer {
  /** Milliseconds; 0 if the session has ended, null if its end is unknown. */
  endsIn: number | null;
}

/** Time before the end of a session at which the user is warned (EXT-24, milliseconds). */
export const WARN_BEFORE_MS = 5 * 60_000;
