import { m } from '@applicant-hub/copy';
import {
  fullTitleOf,
  courseCheck,
  type CoursePoints,
  distanceKm,
  formatMonth,
  type Course,
  type CourseCheck,
  type CourseRef,
  type FavouriteKind,
  type FavouriteRef,
  type LatLng,
  type LocationGuide,
  type LocationType,
  type OwnPoints,
  type Page,
  type Subject,
  type Uni,
  mediaCategory,
  rangeOf,
} from '@applicant-hub/domain';
import { distanceWords, pointsWords } from '#app/features/catalogue/course/course-facts.ts';
import { coursePath } from '#app/platform/paths/course-path.ts';
import type { Place } from '#app/features/favourites/place.ts';
import { uniPath } from '#app/platform/paths/paths.ts';
import type { ColumnId } from '#app/platform/paths/columns.ts';

export interface Cell {
  /** Null if unknown. */
  readonly text: string | null;
  /** The sort key. Rows without a key are last. */
  readonly sort: string | number | null;
}

/**
 * A favourite with its details. The text of its columns is generated on demand, because a page
 * shows fifty of up to 500 favourites.
 */
export interface KnownFavourite {
  readonly title: string;
  /** The title that identifies the favourite: 'English Literature, University of East Anglia'. */
  readonly fullTitle: string;
  /** Null if the hub does not have the page. */
  readonly href: string | null;
  /** Courses only. */
  readonly picture: string | null;
  /** Undefined if favourites of its kind do not have this column. */
  readonly cell: (column: ColumnId) => Cell | undefined;
  /** Comparison of the applicant's points with the course; null if unknown. */
  readonly check: CourseCheck | null;
}

export interface Entry {
  readonly kind: FavouriteKind;
  readonly ref: FavouriteRef;
  /** Null if the favourite is no longer available, or could not be read. */
  readonly known: KnownFavourite | null;
  /** Whether the favourite could not be read, although it may still be available. */
  readonly isUnread?: boolean;
  /** Courses only. */
  readonly slot: Place;
}

export const unknownEntry = (
  kind: FavouriteKind,
  ref: FavouriteRef,
  { isPartial = false }: { readonly isPartial?: boolean },
  slot: Place = null,
): Entry => ({ kind, ref, known: null, isUnread: isPartial, slot });

/**
 * The place that distances are measured from, and the target of the back link on a course page.
 * Each is null if it is not needed.
 */
export interface Surroundings {
  readonly home: LatLng | null;
  readonly backUrl: string | null;
}

interface CourseSurroundings extends Surroundings {
  readonly points: OwnPoints;
}

interface KnownCourse extends Surroundings {
  readonly course: Course;
  readonly slot: Place;
}

function columnPoints(points: CoursePoints): string | null {
  if (points === 'notKnown') return null;
  // The same text as in the tag next to it.
  return points === null ? m.points_not_used() : pointsWords(points);
}

const courseCells: Partial<Record<ColumnId, (known: KnownCourse) => Cell>> = {
  title: ({ course }) => text(course.course),
  university: ({ course }) => text(course.university),
  qualification: ({ course }) => text(course.options[0].qualification),
  studyMode: ({ course }) => text(course.options[0].studyMode),
  duration: ({ course }) => text(course.options[0].duration),
  start: ({ course: { options } }) => ({
    text: options[0].startDate === null ? null : formatMonth(options[0].startDate),
    sort: options[0].startDate,
  }),
  points: ({ course: { options } }) => ({
    text: columnPoints(options[0].ucasPoints),
    sort: rangeOf(options[0].ucasPoints)?.min ?? null,
  }),
  distance: ({ course, home }) => distance(course.latlon, home),
  shortlist: ({ slot }) =>
    typeof slot === 'number'
      ? { text: m.favourites_slot({ slot }), sort: slot }
      : { text: null, sort: null },
};

export function courseEntry(
  ref: CourseRef,
  course: Course,
  slot: Place,
  { home, backUrl, points }: CourseSurroundings,
): Entry {
  return {
    kind: 'courses',
    ref,
    slot,
    known: {
      title: course.course,
      get fullTitle() {
        return fullTitleOf(course);
      },
      get href() {
        return coursePath(course, backUrl);
      },
      picture: course.picture,
      cell: (column) => courseCells[column]?.({ course, slot, home, backUrl }),
      // Compares the applicant's points with the option whose points are displayed.
      get check() {
        return points.kind === 'known'
          ? courseCheck(points.points, course.options[0].ucasPoints)
          : null;
      },
    },
  };
}

/** The ratings of the Teaching Excellence Framework, best first. */
const tefRatings = ['Gold', 'Silver', 'Bronze'];

function tefCell(tef: string | null): Cell {
  const rank = tefRatings.indexOf(tef ?? '');
  return { text: tef, sort: rank === -1 ? null : rank };
}

const uniCells: Partial<Record<ColumnId, (uni: Uni, home: LatLng | null) => Cell>> = {
  title: ({ name, sortName }) => ({ text: name, sort: sortName }),
  town: ({ address }) => text(address.providerLocation),
  tef: ({ tef }) => tefCell(tef),
  satisfaction: ({ nssScore }) => ({
    text: nssScore === null ? null : m.manage_satisfaction({ score: nssScore }),
    sort: nssScore,
  }),
  distance: ({ latlon }, home) => distance(latlon, home),
};

export const uniEntry = (uni: Uni, { home }: Surroundings): Entry => ({
  kind: 'unis',
  ref: { id: uni.providerId },
  slot: null,
  known: {
    title: uni.name,
    fullTitle: uni.name,
    href: uniPath(uni.providerId),
    picture: null,
    cell: (column) => uniCells[column]?.(uni, home),
    check: null,
  },
});

const locationTypeWords: Readonly<Record<LocationType, () => string>> = {
  'country-guide': m.manage_type_country,
  'region-guide': m.manage_type_region,
  'city-guide': m.manage_type_city,
};

export const locationEntry = (kind: 'locations' | 'filters', guide: LocationGuide): Entry =>
  guideEntry(kind, guide, {
    type: text(locationTypeWords[guide.type]()),
    summary: text(guide.summary),
  });

/** The area of a subject is its media category, or is derived from its title. */
export const subjectEntry = (subject: Subject): Entry =>
  guideEntry('subjects', subject, {
    area: text(subject.subjectMap || (mediaCategory(subject.title) ?? '')),
  });

/** The content API returns the type, for example 'explainer'. */
export const pageEntry = (page: Page): Entry =>
  guideEntry('pages', page, {
    type: text(page.type.charAt(0).toUpperCase() + page.type.slice(1)),
    summary: text(page.summary),
  });

const guideEntry = (
  kind: FavouriteKind,
  { id, title, url }: { readonly id: string; readonly title: string; readonly url: string | null },
  cells: Partial<Record<ColumnId, Cell>>,
): Entry => ({
  kind,
  ref: { id },
  slot: null,
  known: {
    title,
    fullTitle: title,
    href: url,
    picture: null,
    cell: (column) => (column === 'title' ? text(title) : cells[column]),
    check: null,
  },
});

const text = (value: string): Cell =>
  value === '' ? { text: null, sort: null } : { text: value, sort: value };

function distance(place: LatLng | null, home: LatLng | null): Cell {
  if (place === null || home === null) return { text: null, sort: null };
  const km = distanceKm(home, place);
  return { text: distanceWords(km), sort: km };
}
