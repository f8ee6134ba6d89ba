import type { MarkedKey } from '#app/platform/server/cache.server.ts';
import type { HubContext } from '#app/platform/server/context.server.ts';

/**
 * The key of something that belongs to the person of a request. Whatever the request asks for is
 * from before a wipe that comes while it is under way, and is not kept after it.
 *
 * @param name tells it from the other things of this person
 */
export async function personalKey(
  context: Pick<HubContext, 'cache' | 'once'>,
  owner: string,
  name: string,
): Promise<MarkedKey> {
  const mark = await context.once('wipe-mark', () => context.cache.wipeMark(owner));
  return { owner, name, mark };
}
