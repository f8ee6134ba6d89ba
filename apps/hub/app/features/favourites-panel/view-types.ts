import type { FavouriteKind, FavouriteRef, LatLng } from '@applicant-hub/domain';
import type { CourseCardView } from '#app/features/catalogue/course-view.ts';
import type { Place } from '#app/features/favourites/place.ts';
import type { MapPoint } from '#app/platform/map/places.ts';
import type { FavouriteTab } from './tabs.ts';

/** A course among the favourites. */
export interface FavouriteCourse extends CourseCardView {
  /** Its place on the shortlist. */
  slot: Place;
}

/** Anything else among the favourites. */
export interface FavouriteGuide {
  kind: FavouriteKind;
  ref: FavouriteRef;
  title: string;
  href: string;
  picture: string | null;
  summary: string;
}

/** What the favourites widget shows. */
export interface FavouritesView {
  tab: FavouriteTab;
  /** How many there are, in the order of the tabs; null when the account does not say. */
  counts: readonly number[] | null;
  state: 'ready' | 'empty' | 'pending' | 'error';
  /** What went wrong, when something did. */
  problem: string | null;
  courses: readonly FavouriteCourse[];
  guides: readonly FavouriteGuide[];
  /** How many the tab has altogether. */
  total: number;
  /** How many of those that should be shown are not known any more. */
  missing: number;
  /** Some of them could not be read. */
  isUnread: boolean;
  map: {
    points: readonly MapPoint[];
    home: LatLng | null;
    homeLabel: string;
    tileUrl: string;
  } | null;
}
