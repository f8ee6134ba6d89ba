import {
  shortlistCourses,
  type CourseRef,
  type OwnPoints,
  type ShortlistSlots,
} from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { ownPointsOf } from '#app/features/catalogue/points/own-points.server.ts';
import { getCourses, getHome } from '#app/features/reference-data/reference.server.ts';
import { getOverview } from '#app/features/favourites/favourites.server.ts';
import { placeIn } from '#app/features/favourites/place.ts';
import { courseEntry, unknownEntry, type Entry } from './entries.ts';
import { failed, favouritesOf } from './load-entries.server.ts';

interface CoursesWanted {
  /** A course to look up, which need not be a favourite. */
  readonly replacement: CourseRef | null;
  /** The target of the back link on course pages. */
  readonly backUrl: string | null;
}

export type CoursesResult =
  | {
      readonly ok: true;
      /** Newest first. */
      readonly entries: readonly Entry[];
      /** Whether some favourites could not be read and are missing from the entries. */
      readonly isPartial: boolean;
      /** Null if the shortlist is unavailable. */
      readonly slots: ShortlistSlots | null;
      readonly points: OwnPoints;
      /** Finds a favourite, a course on the shortlist, or the course that is waiting for a slot. */
      readonly find: (ref: CourseRef) => Entry;
    }
  | { readonly ok: false; readonly words: string };

export async function loadCourses(
  call: RequestScope,
  { replacement, backUrl }: CoursesWanted,
): Promise<CoursesResult> {
  const [list, overview, home] = await Promise.all([
    favouritesOf(call, 'courses'),
    getOverview(call),
    getHome(call),
  ]);
  if (!list.ok) return failed('favourites', list.failure);
  const slots = overview.ok ? overview.value.shortlist.slots : null;
  const refs = list.value;
  const others = [...(slots ? shortlistCourses(slots) : []), ...(replacement ? [replacement] : [])];
  const isListed = ({ courseId }: CourseRef) => refs.some((ref) => ref.courseId === courseId);
  const courses = await getCourses(call, [...refs, ...others.filter((ref) => !isListed(ref))]);
  if (!courses.ok) return failed('courses', courses.failure);

  const points = ownPointsOf(call);
  const byId = new Map(courses.value.map((course) => [course.courseId, course]));
  const find = (ref: CourseRef): Entry => {
    const course = byId.get(ref.courseId);
    const slot = placeIn(slots, ref.courseId);
    return course
      ? courseEntry(ref, course, slot, { home: home.place, backUrl, points })
      : unknownEntry('courses', ref, courses, slot);
  };
  const isPartial = list.isPartial === true;
  return { ok: true, slots, points, find, entries: refs.map(find), isPartial };
}
