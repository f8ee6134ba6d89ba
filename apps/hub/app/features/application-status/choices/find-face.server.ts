import { type Face, faceOf, forFace, type ReadersFaces } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { shownStatuses } from '../upstream/shown-statuses.server.ts';

/**
 * Returns the face of the hub for a user, which is the applicant's situation (`faces` in
 * libs/domain); null while it is not known.
 */
export const findFace = async (scope: RequestScope): Promise<Face | null> =>
  faceOf(await shownStatuses(scope));

/**
 * Returns the editors' items for the user's situation (the face of the hub). If every item is for
 * all faces, no application API is called.
 */
export const ofUseTo = async <Item extends { readonly faces?: ReadersFaces }>(
  scope: RequestScope,
  items: readonly Item[],
): Promise<readonly Item[]> =>
  items.every(({ faces }) => faces === undefined) ? items : forFace(items, await findFace(scope));
