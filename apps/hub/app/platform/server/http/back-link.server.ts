import { m } from '@applicant-hub/copy';
import { paths } from '#app/platform/paths/links.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { safeReturnUrl } from './safe-redirect.server.ts';

export interface BackView {
  readonly href: string;
  readonly label: string;
}

/**
 * The page in the `backUrl` parameter of a request (SH-27); null unless the page belongs to this
 * site.
 */
export function readBackUrl(
  { url }: Pick<Request, 'url'>,
  { publicUrl }: Pick<HubConfig, 'publicUrl'>,
): string | null {
  return safeReturnUrl(new URL(url).searchParams.get('backUrl'), publicUrl, '') || null;
}

export const backTo = (backUrl: string): BackView => ({ href: backUrl, label: label(backUrl) });

function label(backUrl: string): string {
  const path = backUrl.split(/[?#]/)[0] ?? '';
  if (path === paths.hub) return m.shell_back_to_hub();
  if (path === paths.results) return m.courses_back_to_results();
  if (path === paths.favourites) return m.shell_back_to_favourites();
  if (path === paths.compareFavourites) return m.shell_back_to_comparison();
  if (path === paths.forYou) return m.shell_back_to_for_you();
  if (path.startsWith('/coursedisplay/courses/')) return m.shell_back_to_course();
  if (path.startsWith('/explore/uni-detail/')) return m.shell_back_to_uni();
  return m.courses_back();
}
