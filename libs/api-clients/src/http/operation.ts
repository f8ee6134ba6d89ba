import type { z } from 'zod';
import type { HttpRequest } from './transport.ts';

/** One thing that an API can be asked. */
export interface Operation<T> {
  /** For logs and metrics, for example `ugTrack`. */
  name: string;
  method: HttpRequest['method'];
  /** Path and query below the API's base URL, encoded. */
  path: string;
  /** Sent beside those that every call has. */
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** What a success is written in, where that is not JSON: the schema is given its text. */
  accept?: 'text/csv';
  /** How large its answers may be (bytes), where that is far less than most need. */
  maxBytes?: number;
  /** The statuses that are a success; every 2xx when left out. */
  success?: readonly number[];
  /**
   * What is read of the body. A 204 is parsed as `undefined`, so an operation that may answer with
   * nothing has an optional schema.
   */
  schema: z.ZodType<T>;
  /**
   * Statuses outside 2xx that are an answer and no failure, and what each of them means. Their
   * bodies are not read.
   */
  answers?: Readonly<Record<number, NoInfer<T>>>;
  /** Statuses outside 2xx that are an answer and no failure, and what is read of their bodies. */
  schemas?: Readonly<Record<number, z.ZodType<NoInfer<T>>>>;
}
