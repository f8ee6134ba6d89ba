import { favouriteId } from './favourite-id.ts';
import type { FavouriteKind, FavouriteRef } from './types.ts';

/** The id that the first-visit questions store when the applicant made no choice. */
const NO_CHOICE = '0';

/**
 * The favourites of a kind after the first-visit questions (FAV-42). If the kind has no favourites
 * and the id of the first chosen item is not 0, the result is the chosen items; otherwise it is the
 * unchanged favourites.
 */
export function prefilledFavourites<Kind extends FavouriteKind>(
  kind: Kind,
  current: readonly FavouriteRef<Kind>[],
  onboarded: readonly FavouriteRef<Kind>[],
): readonly FavouriteRef<Kind>[] {
  const [first] = onboarded;
  if (current.length > 0 || first === undefined) return current;
  return favouriteId(kind, first) === NO_CHOICE ? current : onboarded;
}

interface StoredCourse {
  readonly courseId?: string | null | undefined;
  readonly courseOptionId?: string | null | undefined;
}

/**
 * The courses that can be looked up, because they have a courseId and a courseOptionId (FAV-21).
 */
export function completeCourseRefs<Entry extends StoredCourse>(
  entries: readonly Entry[],
): (Entry & { readonly courseId: string; readonly courseOptionId: string })[] {
  return entries.filter(
    (entry): entry is Entry & { courseId: string; courseOptionId: string } =>
      isGiven(entry.courseId) && isGiven(entry.courseOptionId),
  );
}

const isGiven = (id: string | null | undefined) => id !== undefined && id !== null && id !== '';
