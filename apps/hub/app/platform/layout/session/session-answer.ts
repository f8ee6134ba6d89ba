export interface SessionAnswer {
  /** Milliseconds; 0 if the session has ended, null if its end is unknown. */
  endsIn: number | null;
}

/** How long before its end a session is warned about (EXT-24, milliseconds). */
export const WARN_BEFORE_MS = 5 * 60_000;
