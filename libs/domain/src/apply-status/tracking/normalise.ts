/**
 * An application status in the form that the tables compare: without punctuation and whitespace
 * (APP-24), and in lower case. No two statuses of the specification differ only by case, and
 * 'Status unknown' because of a capital letter would not help applicants. 'Awaiting Confirmation -
 * Reply' and 'AwaitingConfirmationReply' are the same status.
 */
export function normaliseStatus(status: string): string {
  return status.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
