import { merge } from '#src/store/merge.ts';
import type { Records } from '#src/store/records.ts';
import { neutralTrackResponse, type TrackResponse, type TrackChange } from './response.ts';

/** The calls to tracking: undergraduate, undergraduate in Clearing, and conservatoire. */
export type TrackCall = 'ug' | 'ug-clearing' | 'uc';

export interface TrackedApplications {
  find: (account: string, call: TrackCall) => TrackResponse | null;
  put: (account: string, call: TrackCall, answer: TrackResponse) => void;
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
  ) => TrackResponse | null;
}

export function trackedApplications(records: Records): TrackedApplications {
  const responses = records.collection<TrackResponse>('tracking', 'application');
  return {
    find: (account, call) => responses.find(account, call),
    put: (account, call, answer) => responses.put(account, call, answer),
    change(account, call, change, cycleYear) {
      if (change === null) {
        responses.remove(account, call);
        return null;
      }
      const base = responses.find(account, call) ?? neutralTrackResponse(cycleYear);
      const changed = merge<TrackResponse>(base, change);
      responses.put(account, call, changed);
      return changed;
    },
  };
}
