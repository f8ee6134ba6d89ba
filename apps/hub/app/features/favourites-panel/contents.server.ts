import type { Failure } from '@applicant-hub/api-clients';
import {
  type Course,
  type CourseRef,
  type FavouriteKind,
  shortlistCourses,
  slotOf,
} from '@applicant-hub/domain';
import { uniPicture } from '#app/features/catalogue/cards/picture.ts';
import { courseCard } from '#app/features/catalogue/course/course-view.ts';
import { ownPointsOf, pointsTag } from '#app/features/catalogue/points/own-points.server.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import {
  getCourses,
  getLocations,
  getPages,
  getSubjects,
  getUnis,
} from '#app/features/reference-data/reference.server.ts';
import { failureText } from '#app/features/favourites/failure-text.ts';
import { getOverview } from '#app/features/favourites/favourites.server.ts';
import { placeIn } from '#app/features/favourites/place.ts';
import type { MapPoint } from '#app/platform/map/places.ts';
import { subjectCoursesPath, uniPath } from '#app/platform/paths/paths.ts';
import { returnPath } from '#app/platform/server/session/return-path.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { FavouriteTab } from './tabs.ts';
import type { FavouriteCourse, FavouriteGuide } from './view-types.ts';

/**
 * The number of favourites of one kind that the dashboard shows. The favourites page shows all of
 * them.
 */
const SHOWN = 12;

export interface TabContent {
  courses: readonly FavouriteCourse[];
  guides: readonly FavouriteGuide[];
  /** The items as points on the map, in the same order; empty for a tab without a map (FAV-6). */
  points: readonly MapPoint[];
  total: number;
  /** The number of items without details. */
  missing: number;
  /** Whether the missing items could not be read. They may still be available. */
  isUnread: boolean;
}

export interface TabProblem {
  failure: Failure;
  words: string;
}

export type TabResult = { ok: true; content: TabContent } | { ok: false; problem: TabProblem };

/** Loads the content of a single tab (FAV-4). */
export const tabContents: Record<FavouriteTab, (scope: RequestScope) => Promise<TabResult>> = {
  async top5(scope) {
    const overview = await getOverview(scope);
    if (!overview.ok) return failed('favourites', overview.failure);
    const { slots } = overview.value.shortlist;
    const refs = shortlistCourses(slots);
    return courseTab(scope, refs, refs.length, ({ courseId }) => slotOf(slots, courseId));
  },

  async courses(scope) {
    const [list, overview] = await Promise.all([newest(scope, 'courses'), getOverview(scope)]);
    if (!list.ok) return failed('favourites', list.failure);
    const slots = overview.ok ? overview.value.shortlist.slots : null;
    const { items, total } = list.value;
    return courseTab(scope, items, total, ({ courseId }) => placeIn(slots, courseId), list);
  },

  async unis(scope) {
    const list = await newest(scope, 'unis');
    if (!list.ok) return failed('favourites', list.failure);
    const { items, total } = list.value;
    const unis = await getUnis(
      scope,
      items.map(({ id }) => id),
    );
    if (!unis.ok) return failed('unis', unis.failure);
    const guides = unis.value.map((uni) => ({
      kind: 'unis' as const,
      ref: { id: uni.providerId },
      title: uni.name,
      href: uniPath(uni.providerId),
      ...uniPicture(uni),
      summary: uni.address.providerLocation,
    }));
    const points = unis.value.map(({ providerId, name, latlon }) => ({
      id: providerId,
      name,
      href: uniPath(providerId),
      place: latlon,
    }));
    const missing = items.length - guides.length;
    return content({ guides, points, total, ...missingFrom(missing, unis, list) });
  },

  async locations(scope) {
    // Regions and countries are saved as filters (FAV-24), but they are also places.
    const [places, filters, all] = await Promise.all([
      newest(scope, 'locations'),
      newest(scope, 'filters'),
      getLocations(scope),
    ]);
    if (!places.ok) return failed('favourites', places.failure);
    if (!filters.ok) return failed('favourites', filters.failure);
    if (!all.ok) return failed('locations', all.failure);
    // The remove button needs the list that the item is in.
    const from = (kind: 'locations' | 'filters', items: readonly { id: string }[]) =>
      items.map(({ id }) => ({ kind, id }));
    const regions = from('filters', filters.value.items);
    const towns = from('locations', places.value.items);
    // Shows items from both lists, even if one list is long.
    const items = [
      ...towns.slice(0, Math.max(SHOWN / 2, SHOWN - regions.length)),
      ...regions,
    ].slice(0, SHOWN);
    const byId = new Map(all.value.map((guide) => [guide.id, guide]));
    const guides = items.flatMap(({ kind, id }) => {
      const guide = byId.get(id);
      if (!guide) return [];
      const { title, url, image, summary } = guide;
      return { kind, ref: { id }, title, href: url, picture: image, summary };
    });
    const total = places.value.total + filters.value.total;
    const missing = items.length - guides.length;
    return content({ guides, total, ...missingFrom(missing, all, places, filters) });
  },

  async subjects(scope) {
    const [list, all] = await Promise.all([newest(scope, 'subjects'), getSubjects(scope)]);
    if (!list.ok) return failed('favourites', list.failure);
    if (!all.ok) return failed('subjects', all.failure);
    const { items, total } = list.value;
    const byId = new Map(all.value.map((subject) => [subject.id, subject]));
    const guides = items.flatMap(({ id }) => {
      const subject = byId.get(id);
      if (!subject) return [];
      const { title, url, image } = subject;
      return {
        kind: 'subjects' as const,
        ref: { id },
        title,
        href: url ?? subjectCoursesPath([id]),
        picture: image,
        summary: '',
      };
    });
    const missing = items.length - guides.length;
    return content({ guides, total, ...missingFrom(missing, all, list) });
  },

  async pages(scope) {
    const list = await newest(scope, 'pages');
    if (!list.ok) return failed('favourites', list.failure);
    const { items, total } = list.value;
    const pages = await getPages(
      scope,
      items.map(({ id }) => id),
    );
    if (!pages.ok) return failed('pages', pages.failure);
    const guides = pages.value.map(({ id, title, url, image, summary }) => ({
      kind: 'pages' as const,
      ref: { id },
      title,
      href: url,
      picture: image,
      summary,
    }));
    const missing = items.length - guides.length;
    return content({ guides, total, ...missingFrom(missing, pages, list) });
  },
};

async function courseTab(
  scope: RequestScope,
  refs: readonly CourseRef[],
  total: number,
  slotFor: (course: Course) => FavouriteCourse['slot'],
  ...lists: readonly ContentOptions[]
): Promise<TabResult> {
  const courses = await getCourses(scope, refs);
  if (!courses.ok) return failed('courses', courses.failure);
  const backUrl = returnPath(scope.request);
  const own = ownPointsOf(scope);
  const cards = courses.value.map((course) => ({
    ...courseCard(course, backUrl),
    check: pointsTag(own, course.options[0].ucasPoints),
    slot: slotFor(course),
  }));
  const points = courses.value.map((course, index) => ({
    id: course.courseId,
    name: cards[index]?.fullTitle ?? course.course,
    href: cards[index]?.href ?? '',
    place: course.latlon,
  }));
  const missing = refs.length - cards.length;
  return content({ courses: cards, points, total, ...missingFrom(missing, courses, ...lists) });
}

const newest = <Kind extends FavouriteKind>(scope: RequestScope, kind: Kind) =>
  scope.context.clients.identity.listFavourites(readOptions(scope), kind, SHOWN);

interface ContentOptions {
  readonly isPartial?: boolean;
}

/**
 * @param details the response with the details. It may have more items than the favourites, so an
 * unreadable item matters only if a favourite is missing.
 * @param lists the lists of favourites. Their unreadable items are not counted in `missing`.
 */
const missingFrom = (
  missing: number,
  details: ContentOptions,
  ...lists: readonly ContentOptions[]
): Pick<TabContent, 'missing' | 'isUnread'> => ({
  missing,
  isUnread: (missing > 0 && details.isPartial === true) || lists.some(({ isPartial }) => isPartial),
});

const empty: TabContent = {
  courses: [],
  guides: [],
  points: [],
  total: 0,
  missing: 0,
  isUnread: false,
};

const content = (part: Partial<TabContent>): TabResult => ({
  ok: true,
  content: { ...empty, ...part },
});

const failed = (itemKind: Parameters<typeof failureText>[0], failure: Failure): TabResult => ({
  ok: false,
  problem: { failure, words: failureText(itemKind, failure) },
});
