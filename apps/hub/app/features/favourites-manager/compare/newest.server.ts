import { favouritesOf } from '../load-entries.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { comparePath, MAX_COURSES } from './compare-path.ts';

/**
 * The address of the comparison of the newest favourite courses. If the favourites are unavailable,
 * it compares the shortlist.
 */
export async function newestPath(call: RequestScope): Promise<string> {
  const list = await favouritesOf(call, 'courses');
  const newest = list.ok ? list.value.slice(0, MAX_COURSES) : [];
  return comparePath({
    courseIds: newest.map(({ courseId }) => courseId),
    onlyDifferences: false,
  });
}
