import { isDeepStrictEqual } from 'node:util';

/** The parameters of a contract's request: each name with its values in their order. */
type Query = Readonly<Record<string, readonly string[]>>;

/**
 * Whether a request was made with just these parameters, in any order of the names.
 *
 * @param path with its query
 */
export function hasQuery(path: string, query: Query = {}): boolean {
  const sent: Record<string, string[]> = {};
  for (const [name, value] of new URL(path, 'http://api.test').searchParams) {
    (sent[name] ??= []).push(value);
  }
  return isDeepStrictEqual(sent, { ...query });
}
