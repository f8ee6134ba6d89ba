import { ApiError } from '#src/http/api-error.ts';
import type { Records } from '#src/store/records.ts';
import type { ShortlistChange, ShortlistSlots } from './favourites.ts';

export interface Shortlist {
  readonly slots: ShortlistSlots;
  /** Increases with every save; 0 before the first save. */
  readonly version: number;
}

/** All writes throw an ApiError 400 when a course is in two slots. */
export interface Shortlists {
  find: (account: string) => Shortlist;
  /** Replaces the shortlist, including its version. */
  put: (account: string, shortlist: Shortlist) => void;
  /** Changes some slots without checking the stored version. */
  change: (account: string, change: ShortlistChange) => void;
  /**
   * Saves all slots.
   *
   * @param version version of the shortlist that the slots are based on
   * @throws ApiError 409 when the stored version differs; in that case nothing is saved
   */
  save: (account: string, slots: ShortlistSlots, version: number) => Shortlist;
  /** Removes the shortlist, including its version. */
  clear: (account: string) => void;
}

/** The version is missing in data files that are older than the field. */
type StoredShortlist = ShortlistSlots & { readonly version?: number };

const neverSaved: StoredShortlist = { '1': null, '2': null, '3': null, '4': null, '5': null };
const RECORD_ID = 'slots';

export function shortlistsOf(records: Records): Shortlists {
  const stored = records.collection<StoredShortlist>('identity', 'shortlist');

  const shortlists: Shortlists = {
    find(account) {
      const { version = 0, ...slots } = stored.find(account, RECORD_ID) ?? neverSaved;
      return { slots, version };
    },
    put(account, { slots, version }) {
      refuseRepeated(slots);
      stored.put(account, RECORD_ID, { ...slots, version });
    },
    change(account, change) {
      const { slots, version } = shortlists.find(account);
      const given = Object.entries(change).filter(([, course]) => course !== undefined);
      const changed = { ...slots, ...Object.fromEntries(given) };
      shortlists.put(account, { slots: changed, version: version + 1 });
    },
    save(account, slots, version) {
      if (version !== shortlists.find(account).version) {
        throw new ApiError(409, 'stale', 'the shortlist was saved elsewhere in the meantime');
      }
      const saved = { slots, version: version + 1 };
      shortlists.put(account, saved);
      return saved;
    },
    clear: (account) => stored.clear(account),
  };
  return shortlists;
}

function refuseRepeated(slots: ShortlistSlots): void {
  const ids = Object.values(slots).flatMap((course) => course?.courseId ?? []);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated === undefined) return;
  throw new ApiError(400, 'courseRepeated', `the course "${repeated}" is in more than one slot`);
}
