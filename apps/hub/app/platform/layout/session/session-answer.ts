/** What the hub says of the session. */
export interface SessionAnswer {
  /** Milliseconds; 0 when it has ended, null when nobody knows. */
  endsIn: number | null;
}

/** How long before the end of a session its person hears of it (EXT-24, milliseconds). */
export const WARN_BEFORE_MS = 5 * 60_000;
