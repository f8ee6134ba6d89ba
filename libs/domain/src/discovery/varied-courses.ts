import type { Course } from './types.ts';

/**
 * Selects courses for a preview. Courses whose title and university are not selected yet have
 * priority, because a search often finds the same course at many universities.
 *
 * @param courses best first
 * @returns at most `count` courses, in the given order
 */
export function variedCourses<One extends Pick<Course, 'course' | 'providerId'>>(
  courses: readonly One[],
  count: number,
): readonly One[] {
  const chosen = new Set<One>();
  const isNew = (of: (course: One) => unknown, course: One) =>
    ![...chosen].some((other) => of(other) === of(course));
  const rules: ((course: One) => boolean)[] = [
    (course) =>
      isNew(({ course: title }) => title, course) && isNew(({ providerId }) => providerId, course),
    (course) => isNew(({ course: title }) => title, course),
    (course) => isNew(({ providerId }) => providerId, course),
    () => true,
  ];
  for (const isWanted of rules) {
    for (const course of courses) {
      if (chosen.size < count && !chosen.has(course) && isWanted(course)) chosen.add(course);
    }
  }
  return courses.filter((course) => chosen.has(course));
}
