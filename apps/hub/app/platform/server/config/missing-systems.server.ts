import { systemOf } from '#app/platform/paths/system-of.server.ts';
import { hrefTo, type SystemName, type SystemPage } from '#app/platform/paths/system-pages.ts';
import type { HubConfig } from './config.server.ts';

export const missingSystems = ({
  links,
  membershipUrl,
}: Pick<HubConfig, 'links' | 'membershipUrl'>): SystemName[] =>
  Object.entries({ ...links, membership: membershipUrl })
    .filter(([, url]) => url === null)
    .map(([name]) => name as SystemName);

/**
 * The address of a link; null if the hub does not have the page.
 *
 * @param target a page, or an address from an API, which may contain the origin of the hub
 */
export function findHref(
  target: SystemPage | string,
  config: Pick<HubConfig, 'links' | 'membershipUrl' | 'publicUrl'>,
): string | null {
  const missing = missingSystems(config);
  if (typeof target !== 'string') return hrefTo(target, missing);
  if (missing.length === 0) return target;
  const { publicUrl } = config;
  const path = target.startsWith(`${publicUrl}/`) ? target.slice(publicUrl.length) : target;
  const system = systemOf(path);
  return system !== null && missing.includes(system) ? null : target;
}

export function withoutDeadLinks<Item extends { readonly url: string | null }>(
  items: readonly Item[],
  config: Pick<HubConfig, 'links' | 'membershipUrl' | 'publicUrl'>,
): readonly Item[] {
  if (missingSystems(config).length === 0) return items;
  return items.map((item) => ({ ...item, url: item.url && findHref(item.url, config) }));
}

export const withPage = <Item extends { readonly url: string }>(
  items: readonly Item[],
  config: HubConfig,
): Item[] => items.filter(({ url }) => findHref(url, config) !== null);
