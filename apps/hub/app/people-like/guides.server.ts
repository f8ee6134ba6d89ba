import type { DiscoveryCall } from '../discovery/call.server.ts';
import { getSubjects } from '../discovery/reference.server.ts';
import { subjectCoursesPath } from '../explore/paths.ts';
import { getFavouriteIds } from '../favourites/favourites.server.ts';
import type { GuideView } from './view-types.ts';

/**
 * What the popup of each row leads to (PLY-4). Guides that cannot be had in time leave the rest: their
 * courses, and adding them to the favourites.
 *
 * @param ids of subject guides
 */
export async function loadGuides(
  call: DiscoveryCall,
  ids: readonly string[],
): Promise<Record<string, GuideView>> {
  const [subjects, favourites] = await Promise.all([
    getSubjects(call),
    getFavouriteIds(call, 'subjects'),
  ]);
  const hrefs = new Map((subjects.ok ? subjects.value : []).map(({ id, url }) => [id, url]));
  return Object.fromEntries(
    ids.map((id): [string, GuideView] => [
      id,
      {
        guideHref: hrefs.get(id) ?? null,
        coursesHref: subjectCoursesPath([id]),
        isFavourite: favourites.has(id),
      },
    ]),
  );
}
