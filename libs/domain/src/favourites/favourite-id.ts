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

/** What makes two favourites of a kind the same: the courseId of courses, the id of all others. */
export function favouriteId<Kind extends HeartKind>(kind: Kind, ref: FavouriteRef<Kind>): string {
  return idOf[kind](ref);
}
