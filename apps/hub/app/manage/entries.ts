import { m } from '@applicant-hub/copy';
import {
  distanceKm,
  type Course,
  type CourseRef,
  type FavouriteKind,
  type FavouriteRef,
  type LatLng,
  type LocationGuide,
  type LocationType,
  type Page,
  type SlotNumber,
  type Subject,
  type Uni,
  mediaCategory,
} from '@applicant-hub/domain';
import { courseFacts, distanceWords } from '../courses/course-facts.ts';
import { coursePath } from '../courses/course-path.ts';
import { uniPath } from '../explore/paths.ts';
import type { ColumnId } from './columns.ts';

/** What a favourite has in a column. */
export interface Cell {
  /** Null when it is not known. */
  readonly text: string | null;
  /** What it is sorted by; without a value it comes last. */
  readonly sort: string | number | null;
}

/** A favourite with what is known of it. */
export interface Entry {
  readonly kind: FavouriteKind;
  readonly ref: FavouriteRef;
  /** Null when nobody knows it any more. */
  readonly known: {
    readonly title: string;
    /** Tells it from its neighbours: 'English Literature, University of East Anglia'. */
    readonly fullTitle: string;
    readonly href: string;
    readonly cells: Readonly<Partial<Record<ColumnId, Cell>>>;
  } | null;
  /** Of courses on the shortlist. */
  readonly slot: SlotNumber | null;
}

/** A favourite that is no longer available. */
export const unknownEntry = (
  kind: FavouriteKind,
  ref: FavouriteRef,
  slot: SlotNumber | null = null,
): Entry => ({ kind, ref, known: null, slot });

/** Where distances start, and where a course's page leads back to; null when it does not matter. */
export interface Surroundings {
  readonly home: LatLng | null;
  readonly backUrl: string | null;
}

/** A course that is known. */
export function courseEntry(
  ref: CourseRef,
  course: Course,
  slot: SlotNumber | null,
  { home, backUrl }: Surroundings,
): Entry {
  const [option] = course.options;
  const facts = courseFacts(option);
  return {
    kind: 'courses',
    ref,
    slot,
    known: {
      title: course.course,
      fullTitle: `${course.course}, ${course.university}`,
      href: coursePath(course, backUrl),
      cells: {
        title: text(course.course),
        university: text(course.university),
        qualification: text(facts.qualification),
        studyMode: text(facts.studyMode),
        duration: text(facts.duration),
        start: { text: facts.startDate, sort: option.startDate },
        points: { text: facts.points, sort: option.ucasPoints?.min ?? null },
        distance: distance(course.latlon, home),
        shortlist: { text: slot === null ? null : m.favourites_slot({ slot }), sort: slot },
      },
    },
  };
}

/** The ratings of the Teaching Excellence Framework, the best first. */
const tefRatings = ['Gold', 'Silver', 'Bronze'];

/** A university that is known. */
export function uniEntry(uni: Uni, { home }: Surroundings): Entry {
  const rank = tefRatings.indexOf(uni.tef ?? '');
  return {
    kind: 'unis',
    ref: { id: uni.providerId },
    slot: null,
    known: {
      title: uni.name,
      fullTitle: uni.name,
      href: uniPath(uni.providerId),
      cells: {
        title: { text: uni.name, sort: uni.sortName },
        town: text(uni.address.providerLocation),
        tef: { text: uni.tef, sort: rank === -1 ? null : rank },
        satisfaction: {
          text: uni.nssScore === null ? null : m.manage_satisfaction({ score: uni.nssScore }),
          sort: uni.nssScore,
        },
        distance: distance(uni.latlon, home),
      },
    },
  };
}

const locationTypeWords: Readonly<Record<LocationType, () => string>> = {
  'country-guide': m.manage_type_country,
  'region-guide': m.manage_type_region,
  'city-guide': m.manage_type_city,
};

/** A guide to a place, from whichever list it is kept in. */
export const locationEntry = (kind: 'locations' | 'filters', guide: LocationGuide): Entry =>
  guideEntry(kind, guide, {
    type: text(locationTypeWords[guide.type]()),
    summary: text(guide.summary),
  });

/** A subject; its area is its media category, which a guide that names none has by its title. */
export const subjectEntry = (subject: Subject): Entry =>
  guideEntry('subjects', subject, {
    area: text(subject.subjectMap || (mediaCategory(subject.title) ?? '')),
  });

/** A page. Its type is a word of the content itself, for example 'explainer'. */
export const pageEntry = (page: Page): Entry =>
  guideEntry('pages', page, {
    type: text(page.type.charAt(0).toUpperCase() + page.type.slice(1)),
    summary: text(page.summary),
  });

const guideEntry = (
  kind: FavouriteKind,
  { id, title, url }: { readonly id: string; readonly title: string; readonly url: string },
  cells: Partial<Record<ColumnId, Cell>>,
): Entry => ({
  kind,
  ref: { id },
  slot: null,
  known: { title, fullTitle: title, href: url, cells: { title: text(title), ...cells } },
});

const text = (value: string): Cell =>
  value === '' ? { text: null, sort: null } : { text: value, sort: value };

function distance(place: LatLng | null, home: LatLng | null): Cell {
  if (place === null || home === null) return { text: null, sort: null };
  const km = distanceKm(home, place);
  return { text: distanceWords(km), sort: km };
}
