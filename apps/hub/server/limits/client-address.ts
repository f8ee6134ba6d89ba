import { isIPv6 } from 'node:net';
import type { Request } from 'express';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';

/**
 * Number of groups of an IPv6 address that identify a household or a phone. Its owner can choose
 * the remaining groups.
 */
const GROUPS = 4;

/**
 * The address of a client (only the first groups for IPv6), or null if it is unknown. A hub with an
 * `https:` URL is behind a proxy. If the number of proxies is not configured, the address is
 * unknown, because all users would seem to have the proxy's address.
 */
export function clientAddress(
  { ip }: Pick<Request, 'ip'>,
  { publicUrl, trustProxyHops }: Pick<HubConfig, 'publicUrl' | 'trustProxyHops'>,
): string | null {
  if (ip === undefined || (trustProxyHops === 0 && publicUrl.startsWith('https:'))) return null;
  const [, version4] = /^::ffff:([\d.]+)$/i.exec(ip) ?? [];
  if (version4 !== undefined || !isIPv6(ip)) return version4 ?? ip;
  const [start = '', end] = ip.split('::');
  const groups = start === '' ? [] : start.split(':');
  if (end !== undefined) {
    const rest = end === '' ? [] : end.split(':');
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest);
  }
  return `${groups.slice(0, GROUPS).join(':')}::`;
}
