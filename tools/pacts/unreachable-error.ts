/** A service, its state endpoint or a contract at an address does not answer; the message says which. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}
