/**
 * An application status as the tables compare it: punctuation and whitespace removed (APP-24),
 * and lower case, because no two statuses of the specification differ by case alone and
 * 'Status unknown' over a capital letter would help nobody.
 * 'Awaiting Confirmation - Reply' and 'AwaitingConfirmationReply' are the same status.
 */
export function normaliseStatus(status: string): string {
  return status.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
