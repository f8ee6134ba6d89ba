/** Types for the part of autocannon that the benchmark uses. The package has no types. */
declare module 'autocannon' {
  export interface Request {
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** In seconds. */
    readonly duration?: number | undefined;
    /** Total number of requests, instead of `duration`. */
    readonly amount?: number | undefined;
    readonly requests: readonly Request[];
    /** Called once for each connection. */
    readonly setupClient: (client: { setRequests: (requests: Request[]) => void }) => void;
  }
  /** @returns the report that autocannon's command line prints as JSON */
  export default function autocannon(options: Options): Promise<unknown>;
}
