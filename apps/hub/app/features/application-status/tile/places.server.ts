import { nameKey, type Uni } from '@applicant-hub/domain';
import { uniBanner, uniPicture } from '#app/features/catalogue/cards/picture.ts';
import { uniPath } from '#app/platform/paths/paths.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getUniNames, getUnis } from '#app/features/reference-data/reference.server.ts';
import { loadLive } from '../live/live.server.ts';
import { load } from '../upstream/load-tiles.server.ts';
import type { Places } from './tiles-view-types.ts';

/**
 * Catalogue data of the universities that offered a place (EXT-34); null if no university offered a
 * place or the catalogue is slow. In that case, a place shows only the name from tracking.
 */
export async function loadPlaces(scope: RequestScope): Promise<Places | null> {
  const apply = await load(scope);
  const found = await findUnis(scope, apply?.tiles.flatMap(({ place }) => place ?? []) ?? []);
  return found.length === 0
    ? null
    : Object.fromEntries(found.map(({ name, uni }) => [name, placeView(uni)]));
}

/**
 * The picture of the university that the news is about; null if the news is about no university, or
 * it has no picture.
 */
export async function loadNewsPicture(scope: RequestScope): Promise<string | null> {
  const uni = (await loadLive(scope))?.history?.news?.moment?.uni;
  if (uni === undefined) return null;
  const [found] = await findUnis(scope, [uni]);
  return found ? uniPicture(found.uni).picture : null;
}

/** The universities with these names that are in the catalogue. */
async function findUnis(
  scope: RequestScope,
  names: readonly string[],
): Promise<readonly { name: string; uni: Uni }[]> {
  if (names.length === 0) return [];
  const listed = await getUniNames(scope);
  if (!listed.ok) return [];
  const known = names.flatMap((name) => {
    const uni = listed.value.find(({ university }) => nameKey(university) === nameKey(name));
    return uni ? [{ name, providerId: uni.providerId }] : [];
  });
  const unis = await getUnis(
    scope,
    known.map(({ providerId }) => providerId),
  );
  if (!unis.ok) return [];
  return known.flatMap(({ name, providerId }) => {
    const uni = unis.value.find((one) => one.providerId === providerId);
    return uni ? [{ name, uni }] : [];
  });
}

const placeView = (uni: Uni) => ({
  picture: uniBanner(uni).picture,
  href: uniPath(uni.providerId),
  rooms: uni.accommodationUrl,
});
