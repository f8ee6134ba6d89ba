import { m } from '@applicant-hub/copy';
import { paths } from '#app/platform/paths/links.ts';
import { safeReturnUrl } from '#app/platform/server/safe-redirect.server.ts';
import type { BackView } from './view-types.ts';

/**
 * The page that the address calls `backUrl` (SH-27), if it is one of this site.
 *
 * @param publicUrl origin of the hub
 */
export const readBackUrl = (raw: string | null, publicUrl: string): string | null =>
  safeReturnUrl(raw, publicUrl, '') || null;

/** The way back: to where the person came from, or to the search. */
export function backLink(backUrl: string | null): BackView {
  const href = backUrl ?? paths.results;
  const isSearch = href.split('?')[0] === paths.results;
  return { href, label: isSearch ? m.courses_back_to_results() : m.courses_back() };
}
