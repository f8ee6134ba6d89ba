import type { Result } from '@applicant-hub/api-clients';
import {
  type FavouriteKind,
  nameKey,
  shortlistCourses,
  type Uni,
  universitiesToCall,
} from '@applicant-hub/domain';
import { ownTiles } from '#app/features/application-status/tile/own-tiles.ts';
import type { ApplyView } from '#app/features/application-status/tile/tiles-view-types.ts';
import { load } from '#app/features/application-status/upstream/load-tiles.server.ts';
import { getOverview } from '#app/features/favourites/favourites.server.ts';
import { getCourses, getUniNames, getUnis } from '#app/features/reference-data/reference.server.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';

/** The number of favourites of each kind to read. */
const FAVOURITES = 12;

interface UniToCall {
  readonly name: string;
  /** Null while the catalogue is unavailable, or if the university is not in it. */
  readonly uni: Uni | null;
}

export interface UnisToCall {
  readonly unis: readonly UniToCall[];
  /** Whether an API failed, so that universities or numbers may be missing. */
  readonly isIncomplete: boolean;
}

interface Named {
  readonly name: string;
  readonly providerId: string;
}

const isWhole = (result: Result<unknown>) => result.ok && !result.isPartial;

/** The universities that the applicant may call, once per request. */
export const findUnisToCall = (scope: RequestScope): Promise<UnisToCall> =>
  scope.context.once('unis-to-call', async () => {
    const [favourites, apply] = await Promise.all([favouriteUnis(scope), load(scope)]);
    const { choices, areUnknown } = choicesIn(apply);
    const names = universitiesToCall(
      favourites.unis.map(({ name }) => name),
      choices,
    );
    const found = await findInCatalogue(scope, names, favourites.unis);
    return {
      unis: names.map((name) => ({ name, uni: found.unis.get(nameKey(name)) ?? null })),
      isIncomplete: favourites.isIncomplete || areUnknown || found.isIncomplete,
    };
  });

function choicesIn(apply: ApplyView | null) {
  const tiles = ownTiles(apply).filter(({ scheme }) => scheme === 'ug');
  const choices = tiles.flatMap((tile) => tile.choices.filter(({ isUnnamed }) => !isUnnamed));
  const isOut = tiles.some(({ status }) => status === 'unavailable');
  return { choices, areUnknown: apply?.state === 'pending' || (isOut && choices.length === 0) };
}

async function favouriteUnis(scope: RequestScope) {
  const [overview, newestCourses, newestUnis] = await Promise.all([
    getOverview(scope),
    newest(scope, 'courses'),
    newest(scope, 'unis'),
  ]);
  const refs = [
    ...(overview.ok ? shortlistCourses(overview.value.shortlist.slots) : []),
    ...(newestCourses.ok ? newestCourses.value.items : []),
  ];
  const ids = newestUnis.ok ? newestUnis.value.items.map(({ id }) => id) : [];
  const [courses, unis] = await Promise.all([getCourses(scope, refs), getUnis(scope, ids)]);
  const named: Named[] = [
    ...(courses.ok
      ? courses.value.map(({ university, providerId }) => ({ name: university, providerId }))
      : []),
    ...(unis.ok ? unis.value.map(({ name, providerId }) => ({ name, providerId })) : []),
  ];
  return {
    unis: named,
    isIncomplete: ![overview, newestCourses, newestUnis, courses, unis].every(isWhole),
  };
}

/** The newest favourites of a kind. */
const newest = <Kind extends FavouriteKind>(scope: RequestScope, kind: Kind) =>
  scope.context.clients.identity.listFavourites(readOptions(scope), kind, FAVOURITES);

/** Finds universities by name, because tracking sends only names. */
async function findInCatalogue(
  scope: RequestScope,
  names: readonly string[],
  known: readonly Named[],
) {
  const listed = await getUniNames(scope);
  const all = [
    ...(listed.ok
      ? listed.value.map(({ university, providerId }) => ({ name: university, providerId }))
      : []),
    ...known,
  ];
  const idByKey = new Map(all.map(({ name, providerId }) => [nameKey(name), providerId]));
  const ids = names.flatMap((name) => idByKey.get(nameKey(name)) ?? []);
  const unis = await getUnis(scope, ids);
  const byId = new Map(unis.ok ? unis.value.map((uni) => [uni.providerId, uni]) : []);
  return {
    unis: new Map(
      [...idByKey].flatMap(([key, id]) => {
        const uni = byId.get(id);
        return uni ? [[key, uni] as const] : [];
      }),
    ),
    isIncomplete: ![listed, unis].every(isWhole),
  };
}
