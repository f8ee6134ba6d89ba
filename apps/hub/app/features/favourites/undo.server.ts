import type { Failure } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import { type FavouriteRef, type HeartKind, undoneShortlist } from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import { failureText } from './failure-text.ts';
import { type SavedSlots, changeShortlist } from './shortlist.server.ts';

export interface FavouritesUndo {
  removed: { kind: HeartKind; items: readonly FavouriteRef[] } | null;
  slots: SavedSlots | null;
}

/** @returns the error message if it failed, otherwise null */
export async function undoFavourites(
  call: SessionScope,
  change: FavouritesUndo,
): Promise<string | null> {
  const failure = (await putBack(call, change.removed)) ?? (await undoSlots(call, change.slots));
  return failure && m.favourites_not_saved({ problem: failureText('favourites', failure) });
}

/** Adds the items again, without replacing a list that another tab has changed in the meantime. */
async function putBack(
  call: SessionScope,
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

/** Later changes from other tabs or devices are preserved. */
export async function undoSlots(
  call: SessionScope,
  slots: SavedSlots | null,
): Promise<Failure | null> {
  if (slots === null) return null;
  const saved = await changeShortlist(call, (now) => undoneShortlist(now, slots));
  return saved.ok ? null : saved.failure;
}
