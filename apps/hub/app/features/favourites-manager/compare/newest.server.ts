import { favouritesOf } from '../load-entries.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { comparePath, MAX_COURSES } from './compare-path.ts';

/** The comparison of the newest favourite courses; of the shortlist if they are unavailable. */
export async function newestPath(call: RequestScope): Promise<string> {
  const list = await favouritesOf(call, 'courses');
  const newest = list.ok ? list.value.slice(0, MAX_COURSES) : [];
  return comparePath({
    courseIds: newest.map(({ courseId }) => courseId),
    onlyDifferences: false,
  });
}
