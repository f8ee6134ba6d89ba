import type { Records } from '#src/store/records.ts';
import {
  favouriteKind,
  idOfFavourite,
  type FavouriteItem,
  type FavouriteKind,
} from './favourites.ts';

/**
 * The favourites of all accounts: a set for each kind, newest first. An item that is removed and
 * added again counts as new. So after an undo, the restored items are first, in the same order as
 * before.
 */
export interface FavouriteLists {
  list: (account: string, kind: FavouriteKind) => readonly FavouriteItem[];
  /** Number of items, without reading them. */
  count: (account: string, kind: FavouriteKind) => number;
  /**
   * Adds items, newest first. The position of an existing item does not change, but its course
   * option is updated.
   */
  add: (account: string, kind: FavouriteKind, items: readonly FavouriteItem[]) => void;
  /** Removing a missing item does nothing. */
  remove: (account: string, kind: FavouriteKind, ids: readonly string[]) => void;
  /** Replaces all items of a kind, newest first. */
  replace: (account: string, kind: FavouriteKind, items: readonly FavouriteItem[]) => void;
  /** Removes the items of all kinds. */
  clear: (account: string) => void;
}

/** Calls that write more than one item must run in a transaction. */
export function favouriteListsOf(records: Records): FavouriteLists {
  // Each item is a separate record, so several tabs can add and remove items at the same time.
  // Records are in the order in which they were first stored, so the newest record is last.
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
