/** The command line is invalid. The message explains why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
