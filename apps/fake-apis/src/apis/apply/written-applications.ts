import { merge } from '#src/store/merge.ts';
import type { Records } from '#src/store/records.ts';
import { neutralApplyAnswer, nestedChange, type ApplyAnswer, type ApplyChange } from './answer.ts';

export type Scheme = 'ug' | 'uc';

export interface WrittenApplications {
  find: (account: string, scheme: Scheme) => ApplyAnswer | null;
  put: (account: string, scheme: Scheme, answer: ApplyAnswer) => void;
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
  ) => ApplyAnswer | null;
}

export function writtenApplications(records: Records): WrittenApplications {
  const answers = records.collection<ApplyAnswer>('apply', 'application');
  return {
    find: (account, scheme) => answers.find(account, scheme),
    put: (account, scheme, answer) => answers.put(account, scheme, answer),
    change(account, scheme, change, entryYear) {
      if (change === null) {
        answers.remove(account, scheme);
        return null;
      }
      const base = answers.find(account, scheme) ?? neutralApplyAnswer(entryYear);
      const changed = merge<ApplyAnswer>(base, nestedChange(change));
      answers.put(account, scheme, changed);
      return changed;
    },
  };
}
