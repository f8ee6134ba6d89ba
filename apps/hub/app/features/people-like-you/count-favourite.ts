import { count } from '#app/platform/browser/page/data-layer.ts';

/**
 * Counts in the data layer that a subject was added to or removed from the favourites in the
 * subject compass (PLY-20).
 *
 * @param id id of the subject guide
 */
export function countFavourite(id: string, isFavourite: boolean): void {
  count({ event: 'subject_compass_favourite', subject_id: id, favourite: isFavourite });
}
