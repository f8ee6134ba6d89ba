import { merge } from '#src/store/merge.ts';
import type { Records } from '#src/store/records.ts';
import {
  neutralApplyResponse,
  nestedChange,
  type ApplyResponse,
  type ApplyChange,
} from './response.ts';

export type Scheme = 'ug' | 'uc';

export interface WrittenApplications {
  find: (account: string, scheme: Scheme) => ApplyResponse | null;
  put: (account: string, scheme: Scheme, response: ApplyResponse) => void;
  /**
   * Changes fields of an application.
   *
   * @param change null removes the application
   * @param entryYear entry year of the neutral application that is created if none exists
   */
  change: (
    account: string,
    scheme: Scheme,
    change: ApplyChange | null,
    entryYear: number,
  ) => ApplyResponse | null;
}

export function writtenApplications(records: Records): WrittenApplications {
  const responses = records.collection<ApplyResponse>('apply', 'application');
  return {
    find: (account, scheme) => responses.find(account, scheme),
    put: (account, scheme, response) => responses.put(account, scheme, response),
    change(account, scheme, change, entryYear) {
      if (change === null) {
        responses.remove(account, scheme);
        return null;
      }
      const base = responses.find(account, scheme) ?? neutralApplyResponse(entryYear);
      const changed = merge<ApplyResponse>(base, nestedChange(change));
      responses.put(account, scheme, changed);
      return changed;
    },
  };
}
