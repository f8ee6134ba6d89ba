import type { FavouriteKind, FavouriteRef, LatLng } from '@applicant-hub/domain';
import type { PictureView } from '#app/features/catalogue/cards/picture.ts';
import type { CourseCardView } from '#app/features/catalogue/course/course-view.ts';
import type { PointsView } from '#app/features/catalogue/points/points-check.ts';
import type { Place } from '#app/features/favourites/place.ts';
import type { MapPoint } from '#app/platform/map/places.ts';
import type { FavouriteTab } from './tabs.ts';

export interface FavouriteCourse extends CourseCardView {
  slot: Place;
  /** Compares the applicant's points with the course; null if one of them is unknown. */
  check: PointsView | null;
}

export interface FavouriteGuide {
  kind: FavouriteKind;
  ref: FavouriteRef;
  title: string;
  /** Null if the hub does not have the page. */
  href: string | null;
  picture: string | null;
  /** Absent for guides that are not universities. */
  drawing?: PictureView['drawing'] | undefined;
  summary: string;
}

export interface FavouritesView {
  tab: FavouriteTab;
  /** The number of favourites in each tab, in order; null if the account is unavailable. */
  counts: readonly number[] | null;
  state: 'ready' | 'empty' | 'pending' | 'error';
  problem: string | null;
  courses: readonly FavouriteCourse[];
  guides: readonly FavouriteGuide[];
  /** The number of favourites in the tab. */
  total: number;
  /** The number of items without details. */
  missing: number;
  isUnread: boolean;
  map: {
    points: readonly MapPoint[];
    home: LatLng | null;
    homeLabel: string | null;
    tileUrl: string | null;
  } | null;
}
