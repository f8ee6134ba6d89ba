import { sharedOwner, type Records } from '#src/store/records.ts';
import { createLinkToken } from './link-token.ts';

/** A link that lets another calendar read the owner's dates. Its token is the only credential. */
export interface CalendarLink {
  readonly token: string;
  /** ISO time. */
  readonly createdAt: string;
}

/** The calendar links: at most one for each account. Writes must run in a transaction. */
export interface CalendarLinks {
  find: (account: string) => CalendarLink | null;
  /** Creates a link and revokes the existing link. */
  create: (account: string, createdAt: string) => CalendarLink;
  put: (account: string, link: CalendarLink) => void;
  /** Revokes the link. The call is idempotent. */
  clear: (account: string) => void;
  /** Owner of a link; null when the link was revoked or never existed. */
  ownerOf: (token: string) => string | null;
}

const RECORD_ID = 'link';

export function calendarLinksOf(records: Records): CalendarLinks {
  const links = records.collection<CalendarLink>('identity', 'calendar link');
  // Records are found by owner, so this collection maps tokens to owners.
  const owners = records.collection<string>('identity', 'owner of a calendar link');

  const all: CalendarLinks = {
    find: (account) => links.find(account, RECORD_ID),
    create(account, createdAt) {
      const link = { token: createLinkToken(), createdAt };
      all.put(account, link);
      return link;
    },
    put(account, link) {
      all.clear(account);
      links.put(account, RECORD_ID, link);
      owners.put(sharedOwner, link.token, account);
    },
    clear(account) {
      const old = links.find(account, RECORD_ID);
      if (old === null) return;
      links.clear(account);
      owners.remove(sharedOwner, old.token);
    },
    ownerOf(token) {
      const account = owners.find(sharedOwner, token);
      // Resetting an account removes its link but not its entry in `owners`, so check both.
      return account !== null && links.find(account, RECORD_ID)?.token === token ? account : null;
    },
  };
  return all;
}
