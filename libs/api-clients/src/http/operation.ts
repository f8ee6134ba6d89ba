import type { z } from 'zod';
import type { HttpRequest } from './transport.ts';

export interface Operation<T> {
  /** Name for logs and metrics, for example `ugTrack`. */
  name: string;
  method: HttpRequest['method'];
  /** Path and query below the API's base URL, encoded. */
  path: string;
  /** Sent in addition to the headers of every call. */
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Format of a successful response that is not JSON. The schema receives the raw text. */
  accept?: 'text/csv';
  /** Maximum size of a response in bytes, for operations that need far less than the default. */
  maxBytes?: number;
  /** Statuses that count as a success; every 2xx by default. */
  success?: readonly number[];
  /**
   * The fields that are read from the body. A 204 is parsed as `undefined`, so an operation that
   * may return an empty response has an optional schema.
   */
  schema: z.ZodType<T>;
  /**
   * Statuses outside 2xx that are a result and not a failure, with their values. Their bodies are
   * ignored.
   */
  resultsByStatus?: Readonly<Record<number, NoInfer<T>>>;
  /** Statuses outside 2xx that are a result and not a failure, with the schemas of their bodies. */
  schemas?: Readonly<Record<number, z.ZodType<NoInfer<T>>>>;
}
