/** One finished call to another system, as metrics and the health memory want it. */
export interface UpstreamCall {
  /** Short name of the system, for example `tracking` or `sign-in`. */
  api: string;
  operation: string;
  /** `ok`, or the kind of the failure. */
  outcome: string;
  /** Whether the system works: one that says no for a good reason does. */
  isWorking: boolean;
  durationMs: number;
  /** How many items of the answer could not be read and are shown to nobody. */
  leftOut: number;
}

export type OnUpstreamCall = (call: UpstreamCall) => void;
