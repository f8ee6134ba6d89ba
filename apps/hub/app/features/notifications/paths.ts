import { paths } from '#app/platform/paths/links.ts';

export const SHOW = 'show';
export const ARCHIVE = 'archive';
export const PAGE = 'page';

export function notificationsPath({ isArchive = false, page = 1 } = {}): string {
  const query = new URLSearchParams();
  if (isArchive) query.set(SHOW, ARCHIVE);
  if (page > 1) query.set(PAGE, String(page));
  return query.size === 0 ? paths.notifications : `${paths.notifications}?${query.toString()}`;
}
