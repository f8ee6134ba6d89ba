/**
 * A service, its state endpoint or the URL of a contract does not respond. The message names the
 * URL.
 */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}
