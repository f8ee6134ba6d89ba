/**
 * The page for the applicant's adviser. No script leads there, and a path less in `links.ts` is one less in
 * the scripts of every page.
 */
export const ADVISER = '/dashboard/adviser';

/** The path of a shared page. It is secret: knowing it is enough to read the page. */
export const sharedPath = (token: string): string => `/shared/${token}`;

/** The page that asks before a link is ended, whatever it shows. */
export const endSharePath = (id: string): string => `${ADVISER}/end/${encodeURIComponent(id)}`;

/** The part of a page that shares something which is about links. */
export const SHARE_PART = 'share';

/** The page that shares a comparison of courses. */
export const COMPARE_SHARE = '/explore/favourites/compare/share';

/** The same of some courses; without any of the shortlist. */
export function compareSharePath(courseIds: readonly string[]): string {
  const params = new URLSearchParams(courseIds.map((id) => ['course', id]));
  return params.size === 0 ? COMPARE_SHARE : `${COMPARE_SHARE}?${params.toString()}`;
}
