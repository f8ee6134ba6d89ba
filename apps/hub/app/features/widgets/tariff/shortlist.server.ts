import type { Failure } from '@applicant-hub/api-clients';
import { fullTitleOf, shortlistCourses } from '@applicant-hub/domain';
import { coursePath } from '#app/platform/paths/course-path.ts';
import { getCourses } from '#app/features/reference-data/reference.server.ts';
import { getOverview } from '#app/features/favourites/favourites.server.ts';
import { returnPath } from '#app/platform/server/session/return-path.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { ShortlistView } from './view-types.ts';

/** The requirements of the shortlisted courses (EXT-16). */
export async function shortlistView(scope: RequestScope): Promise<ShortlistView> {
  const overview = await getOverview(scope);
  if (!overview.ok) return missing(overview.failure);
  const courses = await getCourses(scope, shortlistCourses(overview.value.shortlist.slots));
  if (!courses.ok) return missing(courses.failure);
  const backUrl = returnPath(scope.request);
  return {
    state: 'ready',
    courses: courses.value.map((course) => ({
      title: fullTitleOf(course),
      href: coursePath(course, backUrl),
      points: course.options[0].ucasPoints,
    })),
  };
}

const missing = ({ kind }: Failure): ShortlistView => ({
  state: kind === 'timeout' ? 'pending' : 'error',
});
