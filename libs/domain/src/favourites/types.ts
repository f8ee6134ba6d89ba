/** The kinds of favourites (FAV-11, FAV-13). */
export const favouriteKinds = [
  'courses',
  'unis',
  'locations',
  'subjects',
  'pages',
  'filters',
] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/**
 * What can have a heart. An event is kept like a favourite, and stands among the dates: it is in no
 * list and no tab of the favourites, and does not count as one.
 */
export const heartKinds = [...favouriteKinds, 'events'] as const;
export type HeartKind = (typeof heartKinds)[number];

/** A course as a favourite (FAV-11). */
export interface CourseRef {
  readonly courseId: string;
  readonly courseOptionId: string;
  readonly academicYearId: string;
}

/** What a favourite of a kind is known by. The id of a uni is its providerId. */
export type FavouriteRef<Kind extends HeartKind = HeartKind> = Kind extends 'courses'
  ? CourseRef
  : { readonly id: string };

export const slotNumbers = [1, 2, 3, 4, 5] as const;
/** The place of a course on the shortlist; 1 is the best (FAV-12). */
export type SlotNumber = (typeof slotNumbers)[number];

/** The five slots of the shortlist (FAV-12). */
export type ShortlistSlots = Readonly<Record<SlotNumber, CourseRef | null>>;

/** The shortlist as the account keeps it. */
export interface Shortlist {
  readonly slots: ShortlistSlots;
  /** Changes with every save; a save names the one it started from. */
  readonly version: number;
}

/** How many things are kept of each kind, and the shortlist: all that the first look needs. */
export interface FavouritesOverview {
  readonly counts: Readonly<Record<HeartKind, number>>;
  readonly shortlist: Shortlist;
}

/** Some favourites of a kind, newest first. */
export interface FavouriteList<Kind extends HeartKind = HeartKind> {
  readonly total: number;
  readonly items: readonly FavouriteRef<Kind>[];
}
