import { isIPv6 } from 'node:net';
import type { Request } from 'express';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';

/** So much of an IPv6 address is of a house or a phone; its owner chooses the rest. */
const GROUPS = 4;

/**
 * Where a request comes from; null where that cannot be known: whoever is reached by `https:` has a
 * proxy in front, and if nobody said how many there are, all people seem to have its address.
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
