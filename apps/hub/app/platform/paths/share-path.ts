/**
 * The page for the applicant's adviser. No script leads there, and a path less in `links.ts` is one less in
 * the scripts of every page.
 */
export const ADVISER = '/dashboard/adviser';

/** The path of a shared page. It is secret: knowing it is enough to read the page. */
export const sharedPath = (token: string): string => `/shared/${token}`;

/** The page that asks before a link is ended. */
export const endSharePath = (id: string): string => `${ADVISER}/end/${encodeURIComponent(id)}`;

/** The part of the page for advisers that is about links. */
export const SHARE_PART = 'share';
