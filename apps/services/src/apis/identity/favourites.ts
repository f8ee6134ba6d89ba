import { z } from 'zod';
import type { Records } from '../../store/records.ts';

const id = z.string().min(1).max(100);

/** The option of a course that is meant. */
export const courseOption = z.strictObject({ courseOptionId: id, academicYearId: id });

const course = courseOption.extend({ courseId: id });
const byId = z.strictObject({ id });

/** The kinds of favourites, and what an item of each holds (specification 1, section 3). */
export const favouriteItems = {
  courses: course,
  subjects: byId,
  unis: z.strictObject({ providerId: id }),
  locations: byId,
  filters: byId,
  pages: byId,
};

export type FavouriteKind = keyof typeof favouriteItems;
export type Course = z.infer<typeof course>;
export type FavouriteItem = Course | { id: string } | { providerId: string };

export const favouriteKind = z.enum(
  Object.keys(favouriteItems) as [FavouriteKind, ...FavouriteKind[]],
);
export const favouriteId = id;

const slot = course.nullable();

/** The numbered slots of the shortlist; those not given stay as they are. */
export const shortlistChange = z
  .strictObject({ '1': slot, '2': slot, '3': slot, '4': slot, '5': slot })
  .partial();

export type Shortlist = Record<'1' | '2' | '3' | '4' | '5', Course | null>;
export type ShortlistChange = z.infer<typeof shortlistChange>;

/** All favourites of an account. */
export interface AllFavourites {
  readonly courses: readonly FavouriteItem[];
  readonly top: Shortlist;
  readonly subjects: readonly FavouriteItem[];
  readonly unis: readonly FavouriteItem[];
  readonly locations: readonly FavouriteItem[];
  readonly filters: readonly FavouriteItem[];
  readonly pages: readonly FavouriteItem[];
}

/** The favourites of the accounts: a set of each kind, and five slots for the best courses. */
export interface Favourites {
  all: (account: string) => AllFavourites;
  list: (account: string, kind: FavouriteKind) => readonly FavouriteItem[];
  /** Adding what is there does nothing but take the new option of a course. */
  add: (account: string, kind: FavouriteKind, item: FavouriteItem) => void;
  /** Removing what is not there does nothing. */
  remove: (account: string, kind: FavouriteKind, id: string) => void;
  /** Makes these the only items of a kind. */
  replace: (account: string, kind: FavouriteKind, items: readonly FavouriteItem[]) => void;
  shortlist: (account: string) => Shortlist;
  changeShortlist: (account: string, change: ShortlistChange) => Shortlist;
}

const emptyShortlist: Shortlist = { '1': null, '2': null, '3': null, '4': null, '5': null };
const RECORD_ID = 'slots';

export function favouritesOf(records: Records): Favourites {
  // An item is a record of its own, so several tabs may add and remove at once.
  const items = (kind: FavouriteKind) =>
    records.collection<FavouriteItem>('identity', `favourite ${kind}`);
  const shortlists = records.collection<Shortlist>('identity', 'shortlist');

  const favourites: Favourites = {
    all: (account) => ({
      courses: favourites.list(account, 'courses'),
      top: favourites.shortlist(account),
      subjects: favourites.list(account, 'subjects'),
      unis: favourites.list(account, 'unis'),
      locations: favourites.list(account, 'locations'),
      filters: favourites.list(account, 'filters'),
      pages: favourites.list(account, 'pages'),
    }),
    list: (account, kind) => items(kind).list(account),
    add: (account, kind, item) => items(kind).put(account, idOf(item), item),
    remove: (account, kind, itemId) => items(kind).remove(account, itemId),
    replace(account, kind, newItems) {
      items(kind).clear(account);
      for (const item of newItems) favourites.add(account, kind, item);
    },
    shortlist: (account) => shortlists.find(account, RECORD_ID) ?? emptyShortlist,
    changeShortlist(account, change) {
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      const changed = { ...favourites.shortlist(account), ...Object.fromEntries(given) };
      shortlists.put(account, RECORD_ID, changed);
      return changed;
    },
  };
  return favourites;
}

/** The item of a kind that is nothing but an id. */
export function favouriteItem(
  kind: Exclude<FavouriteKind, 'courses'>,
  itemId: string,
): FavouriteItem {
  return kind === 'unis' ? { providerId: itemId } : { id: itemId };
}

function idOf(item: FavouriteItem): string {
  if ('courseId' in item) return item.courseId;
  return 'providerId' in item ? item.providerId : item.id;
}
