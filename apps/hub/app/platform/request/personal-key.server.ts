import type { MarkedKey } from '#app/platform/server/cache/cache.server.ts';
import type { HubContext } from '#app/platform/server/context.server.ts';

/**
 * The cache key of data that belongs to the user of a request. If the user's data is wiped during
 * the request, responses from before the wipe are not stored.
 *
 * @param name identifies the data among the user's other data
 */
export async function personalKey(
  context: Pick<HubContext, 'cache' | 'once'>,
  owner: string,
  name: string,
): Promise<MarkedKey> {
  const mark = await context.once('wipe-mark', () => context.cache.wipeMark(owner));
  return { owner, name, mark };
}
