import type { CourseRef, ShareDays, SharePart } from '@applicant-hub/domain';
import type { Clock } from '#src/clock/clock.ts';
import { sharedOwner, type Records } from '#src/store/records.ts';
import { createLinkToken } from './link-token.ts';

/**
 * A link that shares parts of an applicant's data, or a comparison of courses, until it expires.
 */
export interface Share {
  readonly id: string;
  readonly token: string;
  readonly parts: readonly SharePart[];
  /** The compared courses; empty when the share is not a comparison. */
  readonly courses: readonly CourseRef[];
  /** ISO times. */
  readonly createdAt: string;
  readonly endsAt: string;
}

export const MAX_SHARES = 10;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes must run in a transaction. */
export interface Shares {
  /** The active shares, newest first. */
  list: (account: string) => Share[];
  /** Creates a link, or returns the existing link with this id; null when the limit is reached. */
  make: (
    account: string,
    share: Pick<Share, 'id' | 'parts' | 'courses'> & { days: ShareDays },
  ) => Share | null;
  put: (account: string, share: Share) => void;
  end: (account: string, id: string) => void;
  clear: (account: string) => void;
  /**
   * The share with this token and its owner; null when it has expired, was revoked or never
   * existed.
   */
  open: (token: string) => { account: string; share: Share } | null;
}

export function sharesOf(records: Records, clock: Clock): Shares {
  const shares = records.collection<Share>('identity', 'share');
  // Records are found by owner, so this collection maps tokens to owners.
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
      // Resetting an account removes its shares but not their entries in `owners`, so check both.
      const share = shares.find(account, id);
      return share?.token === token && isOpen(share) ? { account, share } : null;
    },
  };
  return all;
}
