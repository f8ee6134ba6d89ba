/**
 * How many requests are remembered; the oldest are forgotten first. Journeys that go through the hub
 * side by side make hundreds in a second, and each asks for its own of a minute.
 */
const CAPACITY = 50_000;

/** A request that an API received. */
export interface SeenRequest {
  /** ISO time, by the real clock. */
  readonly at: string;
  readonly api: string;
  readonly method: string;
  /** Below the prefix of the API, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** The account whose token was sent. */
  readonly persona: string | null;
  /** The `X-Request-Id` header. */
  readonly requestId: string | null;
  /** The body as text, where an endpoint read one. */
  body: string;
  /** Null while it is being answered, and for a connection that was dropped. */
  status: number | null;
  /** The id of the fault that was answered with. */
  fault: string | null;
  durationMs: number | null;
}

/** Which requests are meant; what is not given matches all. */
export interface RequestFilter {
  readonly api?: string | undefined;
  readonly persona?: string | undefined;
  readonly requestId?: string | undefined;
}

/** What the APIs received, newest last. It is kept in memory only. */
export interface RequestLog {
  add: (request: SeenRequest) => void;
  list: (filter: RequestFilter) => readonly SeenRequest[];
  /** @returns how many were forgotten */
  clear: (filter: RequestFilter) => number;
}

export function createRequestLog(capacity = CAPACITY): RequestLog {
  let requests: SeenRequest[] = [];
  return {
    add(request) {
      requests.push(request);
      // Twice the capacity before a cut, so that a busy log is not copied with every request.
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
