import type { Failure, IdentityClient, Result } from '@applicant-hub/api-clients';
import type { FavouriteRef, HeartKind, LatLng, StudyLevel } from '@applicant-hub/domain';
import type { RequestScope } from '../request-scope.ts';
import type { FakeClients } from '#app/platform/server/testing/fake-clients.ts';
import { testScope } from './test-scope.ts';

/** Location in Leicester, where the applicant of these calls lives. */
export const leicester: LatLng = { lat: 52.6369, lng: -1.1398 };

export const ok = <T>(value: T): Promise<Result<T>> => Promise.resolve({ ok: true, value });

/** A list with some unreadable items. */
export const partial = <T>(value: T): Promise<Result<T>> =>
  Promise.resolve({ ok: true, value, isPartial: true });

export const failed = (kind: Failure['kind'], status: number | null): Promise<Result<never>> =>
  Promise.resolve({
    ok: false,
    failure: { kind, api: 'courses', status, message: 'Back soon', detail: null },
  });

export type FakeFavourites = { readonly [Kind in HeartKind]?: readonly FavouriteRef<Kind>[] };

export const favouriteLists =
  (favourites: FakeFavourites): IdentityClient['listFavourites'] =>
  (_context, kind) => {
    const items = favourites[kind] ?? [];
    return ok({ total: items.length, items });
  };

interface CallOptions {
  level?: StudyLevel;
  savedYear?: number | null;
  /** Location of the postcode; 0,0 when it could not be found. */
  home?: LatLng;
  favourites?: FakeFavourites;
  courses?: FakeClients['courses'];
  content?: FakeClients['content'];
  identity?: FakeClients['identity'];
  /** Default: finds the home. Null leaves the API out. */
  geocode?: FakeClients['geocode'];
}

export function fakeCall({
  level = 'Undergraduate',
  savedYear = null,
  home = leicester,
  favourites = {},
  courses = {},
  content = {},
  identity = {},
  geocode = { geocode: () => ok(home) },
}: CallOptions): RequestScope {
  return testScope({
    request: new Request('http://127.0.0.1:3000/explore'),
    context: {
      clients: {
        courses,
        content,
        geocode,
        identity: {
          listFavourites: favouriteLists(favourites),
          ...identity,
        },
      },
    },
    applicant: {
      user: { postcode: 'LE1 3HP' },
      personalisation: { studyLevel: level, savedStudyYear: savedYear },
    },
  });
}
