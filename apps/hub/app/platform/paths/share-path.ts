/**
 * The page for the applicant's adviser. No script links to it. Outside of `links.ts` it is not part
 * of the scripts of every page.
 */
export const ADVISER = '/dashboard/adviser';

/** The path of a shared page. It is secret: knowing it is enough to read the page. */
export const sharedPath = (token: string): string => `/shared/${token}`;

/** The page that asks for confirmation before a link is revoked. */
export const endSharePath = (id: string): string => `${ADVISER}/end/${encodeURIComponent(id)}`;

/** The part of a sharing page that contains the links. */
export const SHARE_PART = 'share';

export const COMPARE_SHARE = '/explore/favourites/compare/share';

/** The page that shares a comparison of these courses; without ids, of the shortlist. */
export function compareSharePath(courseIds: readonly string[]): string {
  const params = new URLSearchParams(courseIds.map((id) => ['course', id]));
  return params.size === 0 ? COMPARE_SHARE : `${COMPARE_SHARE}?${params.toString()}`;
}
