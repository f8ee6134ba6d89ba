import type { Failure } from '@applicant-hub/api-clients';
import { type FavouriteKind, type FavouriteRef, undoneShortlist } from '@applicant-hub/domain';
import { type AccountCall, writeOptions } from '../discovery/call.server.ts';
import { type SavedSlots, changeShortlist } from './shortlist.server.ts';

/** What a change did to the favourites. */
export interface FavouritesUndo {
  /** Favourites that were removed. */
  removed: { kind: FavouriteKind; items: readonly FavouriteRef[] } | null;
  slots: SavedSlots | null;
}

/** @returns what kept it from being taken back, or null when it was */
export const undoFavourites = async (
  call: AccountCall,
  change: FavouritesUndo,
): Promise<Failure | null> =>
  (await putBack(call, change.removed)) ?? (await undoSlots(call, change.slots));

/** What is put back is added: a list that another tab has changed since stays changed. */
async function putBack(
  call: AccountCall,
  removed: FavouritesUndo['removed'],
): Promise<Failure | null> {
  if (removed === null) return null;
  const { kind, items } = removed;
  const { identity } = call.context.clients;
  const saved = await identity.changeFavourites(writeOptions(call), kind, {
    add: items,
    remove: [],
  });
  return saved.ok ? null : saved.failure;
}

/** Takes back a change of the shortlist; what others have changed since stays. */
export async function undoSlots(
  call: AccountCall,
  slots: SavedSlots | null,
): Promise<Failure | null> {
  if (slots === null) return null;
  const saved = await changeShortlist(call, (now) => undoneShortlist(now, slots));
  return saved.ok ? null : saved.failure;
}
