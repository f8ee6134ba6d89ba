import type { FavouriteRef, HeartKind } from './types.ts';

const idOf: { readonly [Kind in HeartKind]: (ref: FavouriteRef<Kind>) => string } = {
  courses: ({ courseId }) => courseId,
  unis: ({ id }) => id,
  locations: ({ id }) => id,
  subjects: ({ id }) => id,
  pages: ({ id }) => id,
  filters: ({ id }) => id,
  events: ({ id }) => id,
};

/**
 * The id that identifies a favourite among favourites of its kind: the `courseId` of a course, the
 * `id` of any other item.
 */
export function favouriteId<Kind extends HeartKind>(kind: Kind, ref: FavouriteRef<Kind>): string {
  return idOf[kind](ref);
}
