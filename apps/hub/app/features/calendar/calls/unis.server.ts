import type { Result } from '@applicant-hub/api-clients';
import { nameKey, shortlistCourses, type Uni, universitiesToCall } from '@applicant-hub/domain';
import { ownTiles } from '#app/features/application-status/tile/own-tiles.ts';
import type { ApplyView } from '#app/features/application-status/tile/tiles-view-types.ts';
import { load } from '#app/features/application-status/upstream/load-tiles.server.ts';
import { getFavourites, getOverview } from '#app/features/favourites/favourites.server.ts';
import { getCourses, getUniNames, getUnis } from '#app/features/reference-data/reference.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getOwnItems } from '../own-dates/items.server.ts';
import { callIdPrefix, callKey, isCallId } from './call-key.server.ts';

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

export const findUnisToCall = (scope: RequestScope): Promise<UnisToCall> =>
  scope.context.once('unis-to-call', async () => {
    const [favourites, noted, apply] = await Promise.all([
      favouriteUnis(scope),
      notedNames(scope),
      load(scope),
    ]);
    const { choices, areUnknown } = choicesIn(apply);
    const names = universitiesToCall(
      [...favourites.unis.map(({ name }) => name), ...noted],
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
  const [overview, courseList, uniList] = await Promise.all([
    getOverview(scope),
    getFavourites(scope, 'courses'),
    getFavourites(scope, 'unis'),
  ]);
  const refs = [
    ...(overview.ok ? shortlistCourses(overview.value.shortlist.slots) : []),
    ...(courseList.ok ? courseList.value.items : []),
  ];
  const ids = uniList.ok ? uniList.value.items.map(({ id }) => id) : [];
  const [courses, unis] = await Promise.all([getCourses(scope, refs), getUnis(scope, ids)]);
  const named: Named[] = [
    ...(courses.ok
      ? courses.value.map(({ university, providerId }) => ({ name: university, providerId }))
      : []),
    ...(unis.ok ? unis.value.map(({ name, providerId }) => ({ name, providerId })) : []),
  ];
  return {
    unis: named,
    isIncomplete: ![overview, courseList, uniList, courses, unis].every(isWhole),
  };
}

/** The names of the universities for which the applicant has noted a call. */
async function notedNames(scope: RequestScope): Promise<string[]> {
  const items = await getOwnItems(scope);
  const ids = items.ok ? items.value.map(({ id }) => id).filter(isCallId) : [];
  if (ids.length === 0) return [];
  const listed = await getUniNames(scope);
  if (!listed.ok) return [];
  return listed.value
    .map(({ university }) => university)
    .filter((name) => ids.some((id) => id.startsWith(callIdPrefix(callKey(name)))));
}

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
