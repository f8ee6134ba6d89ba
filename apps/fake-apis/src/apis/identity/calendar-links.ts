import { sharedOwner, type Records } from '#src/store/records.ts';
import { createLinkToken } from './link-token.ts';

/** A link by which another calendar reads somebody's dates, for whoever has it. */
export interface CalendarLink {
  readonly token: string;
  /** ISO time. */
  readonly createdAt: string;
}

/** The calendar links of the accounts: one each at most. Calls that write are for a transaction. */
export interface CalendarLinks {
  find: (account: string) => CalendarLink | null;
  /** Makes a new link; one that was there stops. */
  create: (account: string, createdAt: string) => CalendarLink;
  /** Makes the link this one. */
  put: (account: string, link: CalendarLink) => void;
  /** Stops the link. Stopping one that is not there does nothing. */
  clear: (account: string) => void;
  /** Whose link it is; null for one that was stopped or never was. */
  ownerOf: (token: string) => string | null;
}

const RECORD_ID = 'link';

export function calendarLinksOf(records: Records): CalendarLinks {
  const links = records.collection<CalendarLink>('identity', 'calendar link');
  // Records are found by their owner, so there is a list of the owners by token.
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
      // An account that was put back to its seed leaves its line in the list.
      return account !== null && links.find(account, RECORD_ID)?.token === token ? account : null;
    },
  };
  return all;
}
