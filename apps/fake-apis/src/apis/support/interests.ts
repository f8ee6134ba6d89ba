import type { SupportDetails } from '@applicant-hub/domain';
import type { Records } from '#src/store/records.ts';

/**
 * The details of applicants who want support. They are stored once for each account, however often
 * they are sent.
 */
export interface Interests {
  /** @returns the stored details: these, or the details that the account sent earlier */
  add: (account: string, details: SupportDetails) => SupportDetails;
}

const RECORD_ID = 'interest';

export function interestsOf(records: Records): Interests {
  const kept = records.collection<SupportDetails>('support', 'interest');
  return {
    add(account, details) {
      const before = kept.find(account, RECORD_ID);
      if (before === null) kept.put(account, RECORD_ID, details);
      return before ?? details;
    },
  };
}
