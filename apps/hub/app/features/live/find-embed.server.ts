import type { AppLoadContext } from '@remix-run/node';
import { embedAddress, embedUrl } from './embed-address.server.ts';

/**
 * The last refused address that was logged. It is logged only once, because thousands of pages show
 * the same event.
 */
let refused = '';

/**
 * Returns the address of an event's player. A player that is not allowed is omitted, and logged
 * once.
 */
export function findEmbed(
  embed: string,
  { config, log }: Pick<AppLoadContext, 'config' | 'log'>,
): string | null {
  if (embed.trim() === '') return null;
  // The hub's own pages are never framed as a player, because a player may run scripts under its
  // own origin.
  const origins = config.liveEmbedOrigins.filter((origin) => origin !== config.publicUrl);
  const address = embedAddress(embed, origins);
  if (address === null && refused !== embed) {
    refused = embed;
    log.warn(
      { origin: embedUrl(embed)?.origin ?? null },
      'live event embed blocked, origin not allowed',
    );
  }
  return address;
}
