import { merge } from '#src/store/merge.ts';
import type { Records } from '#src/store/records.ts';
import { neutralTrackAnswer, type TrackAnswer, type TrackChange } from './answer.ts';

/** The calls of tracking: undergraduate, undergraduate in Clearing, and conservatoire. */
export type TrackCall = 'ug' | 'ug-clearing' | 'uc';

export interface TrackedApplications {
  find: (account: string, call: TrackCall) => TrackAnswer | null;
  put: (account: string, call: TrackCall, answer: TrackAnswer) => void;
  /**
   * Changes fields of an application.
   *
   * @param change null removes the application
   * @param cycleYear cycle year of the neutral application that is created if none exists
   */
  change: (
    account: string,
    call: TrackCall,
    change: TrackChange | null,
    cycleYear: number,
  ) => TrackAnswer | null;
}

export function trackedApplications(records: Records): TrackedApplications {
  const answers = records.collection<TrackAnswer>('tracking', 'application');
  return {
    find: (account, call) => answers.find(account, call),
    put: (account, call, answer) => answers.put(account, call, answer),
    change(account, call, change, cycleYear) {
      if (change === null) {
        answers.remove(account, call);
        return null;
      }
      const base = answers.find(account, call) ?? neutralTrackAnswer(cycleYear);
      const changed = merge<TrackAnswer>(base, change);
      answers.put(account, call, changed);
      return changed;
    },
  };
}
