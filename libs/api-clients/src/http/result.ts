/** Result of a client call. Upstream errors never throw: a failure is a value. */
export type Result<T> = Success<T> | { ok: false; failure: Failure };

interface Success<T> {
  ok: true;
  value: T;
  /** Present when unreadable items of a list were left out: a missing item may still exist. */
  isPartial?: true;
}

export type FailureKind =
  /** No complete response arrived within the call's time limit. */
  | 'timeout'
  /** No complete response arrived: connection refused, reset or cut off, or unknown host. */
  | 'network'
  /** 401 or 403: the API does not accept the session. */
  | 'unauthorised'
  /** 404. */
  | 'notFound'
  /**
   * 503, or no request was sent because the last calls to the API failed (then `status` is null).
   */
  | 'unavailable'
  /** Any other status that is not a success. */
  | 'status'
  /** A success status with a body that breaks the contract. */
  | 'badContract';

export interface Failure {
  kind: FailureKind;
  /** Short name of the API, for example `tracking`. */
  api: string;
  /** HTTP status; null when no complete response arrived. */
  status: number | null;
  /** Safe to show on the page: the API's own message, or else one plain sentence. */
  message: string;
  /**
   * For the log, never shown: the API's error code, the system's error code, or where the body
   * breaks the contract. It contains no value from a body.
   */
  detail: string | null;
}
