import type { Failure, Result } from '@applicant-hub/api-clients';
import type { FavouriteKind, FavouriteRef, LatLng, StudyLevel } from '@applicant-hub/domain';
import type { RequestScope } from '../request-scope.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';

/** Leicester, where the applicant of these calls lives. */
export const leicester: LatLng = { lat: 52.6369, lng: -1.1398 };

export const ok = <T>(value: T): Promise<Result<T>> => Promise.resolve({ ok: true, value });

/** A failed answer of the kind. */
export const failed = (kind: Failure['kind'], status: number | null): Promise<Result<never>> =>
  Promise.resolve({
    ok: false,
    failure: { kind, api: 'courses', status, message: 'Back soon', detail: null },
  });

interface CallOptions {
  level?: StudyLevel;
  /** The saved year of entry. */
  savedYear?: number | null;
  /** Where the postcode is; 0,0 when it could not be found. */
  home?: LatLng;
  /** What is a favourite. */
  favourites?: Partial<Record<FavouriteKind, readonly FavouriteRef[]>>;
  /** What these APIs answer, by the name of the client's method. */
  courses?: object;
  content?: object;
  identity?: object;
}

/** A call for somebody in Leicester, whose APIs answer what the test says. */
export function fakeCall({
  level = 'Undergraduate',
  savedYear = null,
  home = leicester,
  favourites = {},
  courses = {},
  content = {},
  identity = {},
}: CallOptions): RequestScope {
  const { context } = createTestSite().request();
  const clients = {
    courses,
    content,
    geocode: { geocode: () => ok(home) },
    identity: {
      listFavourites: (_context: unknown, kind: FavouriteKind) => {
        const items = favourites[kind] ?? [];
        return ok({ total: items.length, items });
      },
      ...identity,
    },
  };
  return {
    request: new Request('http://127.0.0.1:3000/explore'),
    context: { ...context, clients },
    applicant: {
      session: { uid: 'me', accessToken: 'token' },
      user: { postcode: 'LE1 3HP' },
      personalisation: {
        studyLevel: level,
        savedStudyYear: savedYear,
        userPostcode: null,
        postcode: null,
      },
    },
  } as unknown as RequestScope;
}
