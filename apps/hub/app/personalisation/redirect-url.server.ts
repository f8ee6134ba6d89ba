import { isAllowedRedirect } from '@applicant-hub/domain';
import type { HubConfig } from '../server/config.server.ts';

/**
 * Where a `redirectUrl` leads once personalisation is finished (SH-46): a path of this site, or an
 * address of this site or of a system that the hub links to. Anything else is ignored.
 */
export function findRedirectUrl(
  redirectUrl: string | null,
  { publicUrl, links }: Pick<HubConfig, 'publicUrl' | 'links'>,
): string | null {
  const hosts = [publicUrl, ...Object.values(links)].map((url) => new URL(url).host);
  return redirectUrl !== null && isAllowedRedirect(redirectUrl, hosts) ? redirectUrl : null;
}
