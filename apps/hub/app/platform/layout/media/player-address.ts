/**
 * The URL of the player for a video that starts at once (CON-11).
 *
 * @param player URL of the player, which may have a query
 */
export function playerAddress(player: string, videoId: string): string {
  const address = new URL(player);
  address.searchParams.set('videoId', videoId);
  address.searchParams.set('autoplay', 'true');
  return address.href;
}
