/**
 * The page of the player with a video that plays at once (CON-11).
 *
 * @param player address of the player, which may have a query of its own
 */
export function playerAddress(player: string, videoId: string): string {
  const address = new URL(player);
  address.searchParams.set('videoId', videoId);
  address.searchParams.set('autoplay', 'true');
  return address.href;
}
