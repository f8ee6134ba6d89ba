/**
 * The address of a course's page (SH-27).
 *
 * @param backUrl target of the page's back link; null for the search
 */
export function coursePath(
  { courseId, courseOptionId }: { courseId: string; courseOptionId: string },
  backUrl: string | null,
): string {
  const query = new URLSearchParams({ courseOptionId, ...(backUrl !== null && { backUrl }) });
  return `/coursedisplay/courses/${encodeURIComponent(courseId)}?${query.toString()}`;
}
