import { nameKey, type Uni } from '@applicant-hub/domain';
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
  return findPlaces(scope, apply?.tiles.flatMap(({ place }) => place ?? []) ?? []);
}

/** The picture of the university that the news is about; null without one. */
export async function loadNewsPicture(scope: RequestScope): Promise<string | null> {
  const uni = (await loadLive(scope))?.history?.news?.moment?.uni;
  if (uni === undefined) return null;
  return (await findPlaces(scope, [uni]))?.[uni]?.picture ?? null;
}

async function findPlaces(scope: RequestScope, names: readonly string[]): Promise<Places | null> {
  if (names.length === 0) return null;
  const listed = await getUniNames(scope);
  if (!listed.ok) return null;
  const known = names.flatMap((name) => {
    const uni = listed.value.find(({ university }) => nameKey(university) === nameKey(name));
    return uni ? [{ name, providerId: uni.providerId }] : [];
  });
  const unis = await getUnis(
    scope,
    known.map(({ providerId }) => providerId),
  );
  if (!unis.ok) return null;
  const places = known.flatMap(({ name, providerId }) => {
    const uni = unis.value.find((one) => one.providerId === providerId);
    return uni ? [[name, placeView(uni)] as const] : [];
  });
  return places.length === 0 ? null : Object.fromEntries(places);
}

const placeView = ({ providerId, banner, image, accommodationUrl }: Uni) => ({
  picture: banner ?? image,
  href: uniPath(providerId),
  rooms: accommodationUrl,
});
