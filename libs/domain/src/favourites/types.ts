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
 * The kinds of items that can have a heart. A saved event is stored like a favourite but shown
 * among the dates: it is not in a list or tab of the favourites, and it does not count as a
 * favourite.
 */
export const heartKinds = [...favouriteKinds, 'events'] as const;
export type HeartKind = (typeof heartKinds)[number];

export interface CourseRef {
  readonly courseId: string;
  readonly courseOptionId: string;
  readonly academicYearId: string;
}

/** The reference to a favourite, by kind. The id of a uni is its providerId. */
export type FavouriteRef<Kind extends HeartKind = HeartKind> = Kind extends 'courses'
  ? CourseRef
  : { readonly id: string };

export const slotNumbers = [1, 2, 3, 4, 5] as const;
export type SlotNumber = (typeof slotNumbers)[number];

export type ShortlistSlots = Readonly<Record<SlotNumber, CourseRef | null>>;

export interface Shortlist {
  readonly slots: ShortlistSlots;
  /** The version, which changes with every save. A save sends the version on which it is based. */
  readonly version: number;
}

/** All the data that the closed panel needs. */
export interface FavouritesOverview {
  readonly counts: Readonly<Record<HeartKind, number>>;
  readonly shortlist: Shortlist;
}

export interface FavouriteList<Kind extends HeartKind = HeartKind> {
  readonly total: number;
  readonly items: readonly FavouriteRef<Kind>[];
}
