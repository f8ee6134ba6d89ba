/**
 * Returns an application status in the form that the tables compare: without punctuation and
 * whitespace (APP-24), and in lower case. 'Awaiting Confirmation - Reply' and
 * 'AwaitingConfirmationReply' are the same status. Case is ignored because no two specified
 * statuses differ only in case, and because applicants should not see 'Status unknown' only because
 * of a capital letter.
 */
export function normaliseStatus(status: string): string {
  return status.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
