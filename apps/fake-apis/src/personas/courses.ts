import type { Course } from '../apis/identity/favourites.ts';
import type { ProviderCode } from './providers.ts';

/** A provider's code and the slug of a course. */
export type CourseKey = `${ProviderCode}/${string}`;

export function courseId(key: CourseKey, academicYearId: string): Course {
  const id = key.toLowerCase().replace('/', '-');
  return { courseId: id, courseOptionId: `${id}-ft`, academicYearId };
}
