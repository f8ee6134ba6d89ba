import { isDeepStrictEqual } from 'node:util';

/** The query of a contract's request: the values of each parameter in order. */
type Query = Readonly<Record<string, readonly string[]>>;

/**
 * Whether a request has exactly these query parameters. The order of their names does not matter.
 *
 * @param path path and query of the request
 */
export function hasQuery(path: string, query: Query = {}): boolean {
  const sent: Record<string, string[]> = {};
  for (const [name, value] of new URL(path, 'http://api.test').searchParams) {
    (sent[name] ??= []).push(value);
  }
  return isDeepStrictEqual(sent, { ...query });
}
