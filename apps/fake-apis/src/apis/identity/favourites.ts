import { z } from 'zod';

export const favouriteId = z.string().min(1).max(100);

export const courseOption = z.strictObject({
  courseOptionId: favouriteId,
  academicYearId: favouriteId,
});

const course = courseOption.extend({ courseId: favouriteId });
const byId = z.strictObject({ id: favouriteId });

/** The kinds of favourites, and the fields of their items (specification 1, section 3). */
export const favouriteItems = {
  courses: course,
  subjects: byId,
  unis: z.strictObject({ providerId: favouriteId }),
  locations: byId,
  filters: byId,
  pages: byId,
  events: byId,
};

export type FavouriteKind = keyof typeof favouriteItems;
export type Course = z.infer<typeof course>;
export type FavouriteItem = Course | { id: string } | { providerId: string };

export const favouriteKind = z.enum(
  Object.keys(favouriteItems) as [FavouriteKind, ...FavouriteKind[]],
);

const slot = course.nullable();

/** The five slots of the shortlist; 1 is the best. */
export const shortlistSlots = z.strictObject({
  '1': slot,
  '2': slot,
  '3': slot,
  '4': slot,
  '5': slot,
});

/** Some of the slots; missing slots are not changed. */
export const shortlistChange = shortlistSlots.partial();

export type ShortlistSlots = z.infer<typeof shortlistSlots>;
export type ShortlistChange = z.infer<typeof shortlistChange>;

export function favouriteItem(
  kind: Exclude<FavouriteKind, 'courses'>,
  itemId: string,
): FavouriteItem {
  return kind === 'unis' ? { providerId: itemId } : { id: itemId };
}

export function idOfFavourite(item: FavouriteItem): string {
  if ('courseId' in item) return item.courseId;
  return 'providerId' in item ? item.providerId : item.id;
}
