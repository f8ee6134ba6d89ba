import type { Result } from '@applicant-hub/api-clients';
import {
  byDistance,
  distanceKm,
  type Uni,
  type UniPage,
  type UniQuery,
} from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import type { Home } from '#app/features/reference-data/reference.server.ts';
import type { UnisQuery } from './unis-query.ts';

/** Unis per page (FAV-32). */
export const PAGE_SIZE = 48;

/** Unis per API response, when the hub needs all of them. */
const ANSWER_SIZE = 100;

/**
 * Loads a page of unis, with their distances from the applicant's home. Only a list sorted by
 * distance waits for the home first. If the home is unknown, the list is sorted from A to Z. The
 * home is not sent to the API.
 *
 * @param home a promise that may be awaited late or never, so the caller must also handle its
 * rejection
 */
export async function listUnis(
  call: SessionScope,
  query: UnisQuery,
  home: Promise<Home>,
): Promise<Result<UniPage>> {
  const requested: UniQuery = {
    ...(query.search === '' ? {} : { searchText: query.search }),
    ...(query.letter === null ? {} : { letter: query.letter }),
    ...(query.country === null ? {} : { country: query.country }),
  };
  const offset = (query.page - 1) * PAGE_SIZE;
  if (query.sort === 'name' || (await home).place === null) {
    const { courses } = call.context.clients;
    const page = await courses.findUnis(readOptions(call), {
      ...requested,
      offset,
      limit: PAGE_SIZE,
    });
    return page.ok ? { ok: true, value: withDistances(page.value, await home) } : page;
  }
  const all = await listAll(call, requested);
  if (!all.ok) return all;
  const { unis, ...rest } = withDistances(all.value, await home);
  const nearest = [...unis].sort(byDistance).slice(offset, offset + PAGE_SIZE);
  return { ok: true, value: { ...rest, unis: nearest } };
}

const withDistances = (page: UniPage, { place }: Home): UniPage => ({
  ...page,
  unis: page.unis.map((uni) => ({
    ...uni,
    distance: place && uni.latlon && distanceKm(place, uni.latlon),
  })),
});

/** The API sorts by name only, so the nearest unis are found among all matches. */
async function listAll(call: SessionScope, query: UniQuery): Promise<Result<UniPage>> {
  const findUnis = (offset: number) =>
    call.context.clients.courses.findUnis(readOptions(call), {
      ...query,
      offset,
      limit: ANSWER_SIZE,
    });
  const first = await findUnis(0);
  if (!first.ok) return first;
  const { total, letters } = first.value;
  const offsets: number[] = [];
  for (let offset = ANSWER_SIZE; offset < total; offset += ANSWER_SIZE) offsets.push(offset);

  const unis: Uni[] = [...first.value.unis];
  for (const result of await Promise.all(offsets.map(findUnis))) {
    if (!result.ok) return result;
    unis.push(...result.value.unis);
  }
  return { ok: true, value: { total, letters, unis } };
}
