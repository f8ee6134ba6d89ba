import { isAllowedRedirect } from '@applicant-hub/domain';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';

/**
 * A safe redirect target from an untrusted parameter, such as `redirectUrl` after personalisation
 * (SH-46). It is a path of this site, or an address of this site or of a system that the hub links
 * to. Any other target is ignored.
 */
export function findRedirectUrl(
  redirectUrl: string | null,
  { publicUrl, links, applyLinks }: Pick<HubConfig, 'publicUrl' | 'links' | 'applyLinks'>,
): string | null {
  if (redirectUrl === null) return null;
  const systems = [publicUrl, ...Object.values(links), ...Object.values(applyLinks)];
  const hosts = systems.map((url) => new URL(url).host);
  return isAllowedRedirect(redirectUrl, hosts) ? redirectUrl : null;
}
