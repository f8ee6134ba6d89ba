import type { SupportDetails } from '@applicant-hub/domain';
import type { Records } from '#src/store/records.ts';

/**
 * The details of applicants who are interested in support. The first details that an account sends
 * are stored; later details are ignored.
 */
export interface Interests {
  /** @returns the stored details, which are the first details that the account sent */
  add: (account: string, details: SupportDetails) => SupportDetails;
}

const RECORD_ID = 'interest';

export function interestsOf(records: Records): Interests {
  const saved = records.collection<SupportDetails>('support', 'interest');
  return {
    add(account, details) {
      const before = saved.find(account, RECORD_ID);
      if (before === null) saved.put(account, RECORD_ID, details);
      return before ?? details;
    },
  };
}
