import type { Result } from '@applicant-hub/api-clients';
import {
  fullTitleOf,
  type CourseRef,
  type HeartKind,
  shortlistCourses,
} from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import { findEventsById } from '#app/features/reference-data/events-by-id.server.ts';
import {
  getCourses,
  getLocations,
  getPages,
  getSubjects,
  getUnis,
} from '#app/features/reference-data/reference.server.ts';
import type { HeldData } from './held-data.server.ts';

export type FavouriteNames = Readonly<Record<HeartKind, ReadonlyMap<string, string>>>;

/**
 * Looks up the names of favourites, so that users can read the file. Other systems store the names.
 * If a name is unavailable, the id is shown.
 */
export async function findNames(
  call: SessionScope,
  { favourites, shortlist }: HeldData,
): Promise<FavouriteNames> {
  const ids = (kind: Exclude<HeartKind, 'courses'>) =>
    favourites[kind].flatMap((ref) => ('id' in ref ? [ref.id] : []));
  const courseRefs = favourites.courses.filter((ref): ref is CourseRef => 'courseId' in ref);

  const [courses, unis, places, subjects, pages, events] = await Promise.all([
    getCourses(call, [...courseRefs, ...shortlistCourses(shortlist)]),
    getUnis(call, ids('unis')),
    getLocations(call),
    getSubjects(call),
    getPages(call, ids('pages')),
    findEventsById(call.context, readOptions(call), ids('events')),
  ]);
  const titles = named(places, ({ id, title }) => [id, title]);
  return {
    courses: named(courses, (course) => [course.courseId, fullTitleOf(course)]),
    unis: named(unis, ({ providerId, name }) => [providerId, name]),
    locations: titles,
    filters: titles,
    subjects: named(subjects, ({ id, title }) => [id, title]),
    pages: named(pages, ({ id, title }) => [id, title]),
    events: named(events, ({ id, title }) => [id, title]),
  };
}

const named = <T>(
  result: Result<readonly T[]>,
  entry: (itemKind: T) => [id: string, name: string],
): ReadonlyMap<string, string> => new Map(result.ok ? result.value.map(entry) : []);
