import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getSubjects } from '#app/features/reference-data/reference.server.ts';
import { subjectCoursesPath } from '#app/platform/paths/paths.ts';
import { getFavouriteIds, isAmong } from '#app/features/favourites/favourites.server.ts';
import type { GuideView } from './view-types.ts';

/**
 * Looks up the contents of each row's dialog (PLY-4). The guides are requested in parallel with the
 * results, before the rows are known. If the guides are not available in time, the dialog still has
 * the link to the courses and the favourites button.
 *
 * @returns a function that finds guides by their ids
 */
export async function guideLookup(
  call: RequestScope,
): Promise<(ids: readonly string[]) => Record<string, GuideView>> {
  const [subjects, favourites] = await Promise.all([
    getSubjects(call),
    getFavouriteIds(call, 'subjects'),
  ]);
  const hrefs = new Map((subjects.ok ? subjects.value : []).map(({ id, url }) => [id, url]));
  const guideOf = (id: string): GuideView => ({
    guideHref: hrefs.get(id) ?? null,
    coursesHref: subjectCoursesPath([id]),
    isFavourite: isAmong(favourites, id),
  });
  return (ids) => Object.fromEntries(ids.map((id): [string, GuideView] => [id, guideOf(id)]));
}
