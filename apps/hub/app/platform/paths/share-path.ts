import { paths } from './links.ts';

/** The path of a shared page. It is secret: knowing it is enough to read the page. */
export const sharedPath = (token: string): string => `/shared/${token}`;

export const endSharePath = (id: string): string =>
  `${paths.adviser}/end/${encodeURIComponent(id)}`;

export const SHARE_PART = 'share';

export const COMPARE_SHARE = '/explore/favourites/compare/share';

/** Without ids, the page shares the shortlist. */
export function compareSharePath(courseIds: readonly string[]): string {
  const params = new URLSearchParams(courseIds.map((id) => ['course', id]));
  return params.size === 0 ? COMPARE_SHARE : `${COMPARE_SHARE}?${params.toString()}`;
}
