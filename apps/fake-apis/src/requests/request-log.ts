/**
 * Capacity of the log; the oldest requests are dropped first. Parallel end-to-end tests make
 * hundreds of requests in a second, and each test reads its own requests of the last minute.
 */
const CAPACITY = 50_000;

export interface SeenRequest {
  /** ISO time, by the real clock. */
  readonly at: string;
  readonly api: string;
  readonly method: string;
  /** Path without the prefix of the API and without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** The account of the token. */
  readonly persona: string | null;
  /** The `X-Request-Id` header. */
  readonly requestId: string | null;
  /** The body as text, if an endpoint read it. */
  body: string;
  /** Null while the response is pending, and for a connection that was reset. */
  status: number | null;
  /** Id of the fault that was used. */
  fault: string | null;
  durationMs: number | null;
}

/** Selects requests; a missing condition matches all. */
export interface RequestFilter {
  readonly api?: string | undefined;
  readonly persona?: string | undefined;
  readonly requestId?: string | undefined;
}

/** The requests that the APIs received, newest last. They are in memory only. */
export interface RequestLog {
  add: (request: SeenRequest) => void;
  list: (filter: RequestFilter) => readonly SeenRequest[];
  /** @returns number of deleted requests */
  clear: (filter: RequestFilter) => number;
}

export function createRequestLog(capacity = CAPACITY): RequestLog {
  let requests: SeenRequest[] = [];
  return {
    add(request) {
      requests.push(request);
      // The log may grow to twice the capacity, so that it is not copied on every request.
      if (requests.length >= capacity * 2) requests = requests.slice(-capacity);
    },
    list: (filter) => requests.slice(-capacity).filter((request) => matches(request, filter)),
    clear(filter) {
      const before = requests.length;
      requests = requests.filter((request) => !matches(request, filter));
      return before - requests.length;
    },
  };
}

function matches(request: SeenRequest, { api, persona, requestId }: RequestFilter): boolean {
  return (
    (api === undefined || request.api === api) &&
    (persona === undefined || request.persona === persona) &&
    (requestId === undefined || request.requestId === requestId)
  );
}
