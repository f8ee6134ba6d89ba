export interface UpstreamCall {
  /** Short name of the system, for example `tracking` or `sign-in`. */
  api: string;
  operation: string;
  /** `ok`, or the kind of failure. */
  outcome: string;
  /** Whether the system works. A justified rejection of a call counts as working. */
  isWorking: boolean;
  durationMs: number;
  /** Number of items in the response that could not be parsed and are not shown. */
  leftOut: number;
}

export type OnUpstreamCall = (call: UpstreamCall) => void;
