import type { Failure, Result } from '@applicant-hub/api-clients';
import type { FavouriteKind, FavouriteRef } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import {
  getHome,
  getLocations,
  getPages,
  getSubjects,
  getUnis,
} from '#app/features/reference-data/reference.server.ts';
import { failureText } from '#app/features/favourites/failure-text.ts';
import {
  locationEntry,
  pageEntry,
  subjectEntry,
  uniEntry,
  unknownEntry,
  type Entry,
} from './entries.ts';
import type { ManageKind } from '#app/platform/paths/kinds.ts';

export type EntriesResult =
  | {
      readonly ok: true;
      readonly entries: readonly Entry[];
      /** Whether some favourites could not be read and are missing from the entries. */
      readonly isPartial: boolean;
    }
  | { readonly ok: false; readonly words: string };

export const loadEntries: Readonly<
  Record<Exclude<ManageKind, 'courses'>, (call: RequestScope) => Promise<EntriesResult>>
> = {
  async unis(call) {
    const [list, home] = await Promise.all([favouritesOf(call, 'unis'), getHome(call)]);
    if (!list.ok) return failed('favourites', list.failure);
    const refs = list.value;
    const unis = await getUnis(call, refs.map(idOf));
    if (!unis.ok) return failed('unis', unis.failure);
    const surroundings = { home: home.place, backUrl: null };
    const entries = unis.value.map((uni) => uniEntry(uni, surroundings));
    return found(joined('unis', refs, { ...unis, value: entries }), list);
  },

  async locations(call) {
    const [places, filters, guides] = await Promise.all([
      favouritesOf(call, 'locations'),
      favouritesOf(call, 'filters'),
      getLocations(call),
    ]);
    if (!places.ok) return failed('favourites', places.failure);
    if (!filters.ok) return failed('favourites', filters.failure);
    if (!guides.ok) return failed('locations', guides.failure);
    const listed = (kind: 'locations' | 'filters', refs: readonly IdRef[]) =>
      joined(kind, refs, {
        ...guides,
        value: guides.value.map((guide) => locationEntry(kind, guide)),
      });
    return found(
      [...listed('locations', places.value), ...listed('filters', filters.value)],
      places,
      filters,
    );
  },

  async subjects(call) {
    const [list, subjects] = await Promise.all([favouritesOf(call, 'subjects'), getSubjects(call)]);
    if (!list.ok) return failed('favourites', list.failure);
    if (!subjects.ok) return failed('subjects', subjects.failure);
    const entries = subjects.value.map(subjectEntry);
    return found(joined('subjects', list.value, { ...subjects, value: entries }), list);
  },

  async pages(call) {
    const list = await favouritesOf(call, 'pages');
    if (!list.ok) return failed('favourites', list.failure);
    const pages = await getPages(call, list.value.map(idOf));
    if (!pages.ok) return failed('pages', pages.failure);
    const entries = pages.value.map(pageEntry);
    return found(joined('pages', list.value, { ...pages, value: entries }), list);
  },
};

interface IdRef {
  readonly id: string;
}

const idOf = ({ id }: IdRef) => id;

export async function favouritesOf<Kind extends FavouriteKind>(
  call: RequestScope,
  kind: Kind,
): Promise<Result<readonly FavouriteRef<Kind>[]>> {
  const result = await call.context.clients.identity.listFavourites(readOptions(call), kind);
  return result.ok ? { ...result, value: result.value.items } : result;
}

type Found<T> = Extract<Result<T>, { ok: true }>;

/** One entry for each favourite, with or without details. */
function joined(
  kind: FavouriteKind,
  refs: readonly IdRef[],
  known: Found<readonly Entry[]>,
): Entry[] {
  const byId = new Map(known.value.map((entry) => ['id' in entry.ref ? entry.ref.id : '', entry]));
  return refs.map((ref) => byId.get(ref.id) ?? unknownEntry(kind, ref, known));
}

/** @param lists the lists of favourites that the entries were loaded from */
const found = (
  entries: readonly Entry[],
  ...lists: readonly Pick<Found<unknown>, 'isPartial'>[]
): EntriesResult => ({ ok: true, entries, isPartial: lists.some(({ isPartial }) => isPartial) });

export const failed = (itemKind: Parameters<typeof failureText>[0], failure: Failure) =>
  ({ ok: false, words: failureText(itemKind, failure) }) as const;
