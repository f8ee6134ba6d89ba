/** One finished call to another system, as metrics and the health memory want it. */
export interface UpstreamCall {
  /** Short name of the system, for example `tracking` or `sign-in`. */
  api: string;
  operation: string;
  /** `refused`: the system works and said no. Anything else but `ok` is a problem of the system. */
  outcome: 'ok' | 'refused' | 'unavailable';
  durationMs: number;
}

export type OnUpstreamCall = (call: UpstreamCall) => void;
