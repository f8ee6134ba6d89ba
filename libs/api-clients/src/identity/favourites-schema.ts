import type {
  FavouriteList,
  FavouriteRef,
  FavouritesOverview,
  HeartKind,
  Shortlist,
} from '@applicant-hub/domain';
import { z } from 'zod';
import { eachOf } from '../http/each-of.ts';

/** A favourite course with its three ids (FAV-11). */
export const courseSchema = z.object({
  courseId: z.string().describe('the course that is looked up and shown'),
  courseOptionId: z.string().describe('the option that is shown'),
  academicYearId: z.string().describe('the year of entry that is looked up'),
});

const idSchema = z.object({ id: z.string().describe('the favourite that is looked up and shown') });

/** A uni has a providerId (FAV-13), which the hub uses as its id. */
const uniSchema = z
  .object({ providerId: z.string().describe('the university that is looked up and shown') })
  .transform(({ providerId }) => ({ id: providerId }));

const slotSchema = courseSchema.nullable();

/** The five slots of the shortlist (FAV-12), and the version that the next save must send. */
export const shortlistSchema: z.ZodType<Shortlist> = z.object({
  slots: z.object({ 1: slotSchema, 2: slotSchema, 3: slotSchema, 4: slotSchema, 5: slotSchema }),
  version: z
    .number()
    .describe('sent with the next save, so that a change from another device is not lost'),
});

export const overviewSchema: z.ZodType<FavouritesOverview> = z.object({
  counts: z.object({
    courses: z.number().describe('shown next to the kind: the number of favourites'),
    unis: z.number().describe('shown next to the kind: the number of favourites'),
    locations: z.number().describe('shown next to the kind: the number of favourites'),
    subjects: z.number().describe('shown next to the kind: the number of favourites'),
    pages: z.number().describe('shown next to the kind: the number of favourites'),
    filters: z.number().describe('shown next to the kind: the number of favourites'),
    events: z.number().describe('if it is 0, the list is not requested'),
  }),
  shortlist: shortlistSchema,
});

const listOf = <Item>(item: z.ZodType<Item>) =>
  z.object({
    total: z.number().describe('the number of favourites, including those that are not listed'),
    items: eachOf(item),
  });

export const favouriteListSchemas: {
  readonly [Kind in HeartKind]: z.ZodType<FavouriteList<Kind>>;
} = {
  courses: listOf(courseSchema),
  unis: listOf(uniSchema),
  locations: listOf(idSchema),
  subjects: listOf(idSchema),
  pages: listOf(idSchema),
  filters: listOf(idSchema),
  events: listOf(idSchema),
};

export function favouriteOnWire<Kind extends HeartKind>(kind: Kind, item: FavouriteRef<Kind>) {
  return kind === 'unis' && 'id' in item ? { providerId: item.id } : item;
}
