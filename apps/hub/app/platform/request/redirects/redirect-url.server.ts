import { isAllowedRedirect } from '@applicant-hub/domain';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { findHref } from '#app/platform/server/config/missing-systems.server.ts';

/**
 * A safe redirect target from an untrusted parameter, such as `redirectUrl` after personalisation
 * (SH-46). It is a path of this site, or an address of this site or of a system that the hub links
 * to. Any other target, and a page that the hub does not have, is ignored.
 */
export function findRedirectUrl(
  redirectUrl: string | null,
  config: Pick<HubConfig, 'publicUrl' | 'links' | 'applyLinks' | 'membershipUrl'>,
): string | null {
  if (redirectUrl === null) return null;
  const { publicUrl, links, applyLinks } = config;
  const systems = [publicUrl, ...Object.values(links), ...Object.values(applyLinks)];
  const hosts = systems.flatMap((url) => (url === null ? [] : [new URL(url).host]));
  return isAllowedRedirect(redirectUrl, hosts) ? findHref(redirectUrl, config) : null;
}
