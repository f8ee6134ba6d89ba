/** What a client answers. It never throws for trouble upstream: failure is a value. */
export type Result<T> = Success<T> | { ok: false; failure: Failure };

interface Success<T> {
  ok: true;
  value: T;
  /**
   * Present when items of a list could not be read and are not in it: an item that is missing may
   * still exist.
   */
  isPartial?: true;
}

export type FailureKind =
  /** No complete answer came within the call's time. */
  | 'timeout'
  /** No complete answer came at all: refused, reset, cut off, no such host. */
  | 'network'
  /** 401 or 403: the API does not accept the session. */
  | 'unauthorised'
  /** 404. */
  | 'notFound'
  /** 503; or it was not asked, because its last calls had failed (no status). */
  | 'unavailable'
  /** Any other status that is not a success. */
  | 'status'
  /** A success whose body is not what the contract says. */
  | 'badContract';

/** Why a call gave no value. */
export interface Failure {
  kind: FailureKind;
  /** Short name of the API, for example `tracking`. */
  api: string;
  /** HTTP status; null when no complete answer came. */
  status: number | null;
  /** Fit for the page: what the API itself says of it, else one plain sentence. */
  message: string;
  /**
   * Fit for the log, and never shown: the API's error code, the system's error code, or where the
   * body breaks the contract. Holds no value out of a body.
   */
  detail: string | null;
}
