import { z } from 'zod';

const slotNumbers = ['1', '2', '3', '4', '5'] as const;

const course = z.object({
  courseId: z.string(),
  courseOptionId: z.string(),
  academicYearId: z.string(),
});
const byId = z.object({ id: z.string() });

/**
 * An applicant's favourites of each kind, newest first. These are the parts of the account API's
 * response that the benchmark uses.
 */
export const favouriteLists = z.object({
  courses: z.array(course),
  subjects: z.array(byId),
  unis: z.array(z.object({ providerId: z.string() })),
  locations: z.array(byId),
  filters: z.array(byId),
  pages: z.array(byId),
});

type FavouriteLists = z.infer<typeof favouriteLists>;

/**
 * Selects the newest favourites of each kind, with the newest courses as the shortlist.
 *
 * @throws RangeError when a kind has fewer favourites than requested
 */
export function cutFavourites(all: FavouriteLists, count: number) {
  const cut = <Item>(items: readonly Item[]) => {
    if (items.length < count)
      throw new RangeError(`there are only ${items.length} favourites of a kind`);
    return items.slice(0, count);
  };
  const courses = cut(all.courses);
  return {
    courses,
    subjects: cut(all.subjects),
    unis: cut(all.unis),
    locations: cut(all.locations),
    filters: cut(all.filters),
    pages: cut(all.pages),
    top: Object.fromEntries(slotNumbers.map((slot, index) => [slot, courses[index] ?? null])),
  };
}
