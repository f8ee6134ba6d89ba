import type { CourseRef, ShareDays, SharePart } from '@applicant-hub/domain';
import type { Clock } from '#src/clock/clock.ts';
import { sharedOwner, type Records } from '#src/store/records.ts';
import { createLinkToken } from './link-token.ts';

/** The links by which an applicant shares parts of their data, or a comparison, until each expires. */
export interface Share {
  readonly id: string;
  readonly token: string;
  readonly parts: readonly SharePart[];
  /** Of a comparison. */
  readonly courses: readonly CourseRef[];
  /** ISO times. */
  readonly createdAt: string;
  readonly endsAt: string;
}

/** How many links an applicant may have at once. */
export const MAX_SHARES = 10;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the accounts share. Calls that write are for a transaction. */
export interface Shares {
  /** Those that have not ended, the newest first. */
  list: (account: string) => Share[];
  /** Makes a link, unless one has the id already; null when there is no room. */
  make: (
    account: string,
    share: Pick<Share, 'id' | 'parts' | 'courses'> & { days: ShareDays },
  ) => Share | null;
  put: (account: string, share: Share) => void;
  end: (account: string, id: string) => void;
  clear: (account: string) => void;
  /** What a token opens, and whose it is; null for one that has ended or never was. */
  open: (token: string) => { account: string; share: Share } | null;
}

export function sharesOf(records: Records, clock: Clock): Shares {
  const shares = records.collection<Share>('identity', 'share');
  // Records are found by their owner, so there is a list of the owners by token.
  const owners = records.collection<{ account: string; id: string }>(
    'identity',
    'owner of a share',
  );

  const isOpen = ({ endsAt }: Share) => endsAt > clock().toISOString();

  function remove(account: string, share: Share): void {
    shares.remove(account, share.id);
    owners.remove(sharedOwner, share.token);
  }

  const all: Shares = {
    list: (account) => shares.list(account).filter(isOpen).reverse(),
    make(account, { id, parts, courses, days }) {
      const there = shares.find(account, id);
      if (there) return there;
      for (const share of shares.list(account)) if (!isOpen(share)) remove(account, share);
      if (shares.count(account) >= MAX_SHARES) return null;
      const now = clock();
      const share = {
        id,
        token: createLinkToken(),
        parts,
        courses,
        createdAt: now.toISOString(),
        endsAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
      };
      all.put(account, share);
      return share;
    },
    put(account, share) {
      shares.put(account, share.id, share);
      owners.put(sharedOwner, share.token, { account, id: share.id });
    },
    end(account, id) {
      const share = shares.find(account, id);
      if (share) remove(account, share);
    },
    clear(account) {
      for (const share of shares.list(account)) remove(account, share);
    },
    open(token) {
      const owner = owners.find(sharedOwner, token);
      if (owner === null) return null;
      const { account, id } = owner;
      // An account that was put back to its seed leaves its line in the list.
      const share = shares.find(account, id);
      return share?.token === token && isOpen(share) ? { account, share } : null;
    },
  };
  return all;
}
