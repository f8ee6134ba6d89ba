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

export function favouriteId<Kind extends HeartKind>(kind: Kind, ref: FavouriteRef<Kind>): string {
  return idOf[kind](ref);
}
