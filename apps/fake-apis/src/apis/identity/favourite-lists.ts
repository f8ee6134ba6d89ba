import type { Records } from '#src/store/records.ts';
import {
  favouriteKind,
  idOfFavourite,
  type FavouriteItem,
  type FavouriteKind,
} from './favourites.ts';

/**
 * The favourites of the accounts: a set of each kind, newest first. What is taken out and put in
 * again is new: after an undo it is at the front, and several are there in the order that they had.
 */
export interface FavouriteLists {
  list: (account: string, kind: FavouriteKind) => readonly FavouriteItem[];
  /** How many there are, without reading them. */
  count: (account: string, kind: FavouriteKind) => number;
  /**
   * Adds items, newest first. One that is there keeps its place, and takes the new option of a
   * course.
   */
  add: (account: string, kind: FavouriteKind, items: readonly FavouriteItem[]) => void;
  /** Removing what is not there does nothing. */
  remove: (account: string, kind: FavouriteKind, ids: readonly string[]) => void;
  /** Makes these the only items of a kind, newest first. */
  replace: (account: string, kind: FavouriteKind, items: readonly FavouriteItem[]) => void;
  /** Removes the items of every kind. */
  clear: (account: string) => void;
}

/** Calls that write more than one item are for a transaction. */
export function favouriteListsOf(records: Records): FavouriteLists {
  // An item is a record of its own, so several tabs may add and remove at once. Records are in the
  // order in which they were first put, so the newest is the last.
  const items = (kind: FavouriteKind) =>
    records.collection<FavouriteItem>('identity', `favourite ${kind}`);

  const lists: FavouriteLists = {
    list: (account, kind) => items(kind).list(account).reverse(),
    count: (account, kind) => items(kind).count(account),
    add(account, kind, added) {
      for (const item of added.toReversed()) items(kind).put(account, idOfFavourite(item), item);
    },
    remove(account, kind, ids) {
      for (const id of ids) items(kind).remove(account, id);
    },
    replace(account, kind, newItems) {
      items(kind).clear(account);
      lists.add(account, kind, newItems);
    },
    clear(account) {
      for (const kind of favouriteKind.options) items(kind).clear(account);
    },
  };
  return lists;
}
