import { isSent, type Scheme, schemes } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { findApplications } from './applications.server.ts';
import { type Committed, findCommitted } from './committed.server.ts';
import { load } from './load-tiles.server.ts';

/**
 * Whether something has been sent, by what the tiles show, or last showed while their APIs fail.
 *
 * @returns null when that is not known
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export async function hasSent(scope: RequestScope): Promise<boolean | null> {
  const view = await load(scope);
  if (view === null) return false;
  const { pending, committed } = await findApplications(scope);
  const tiles = view.tiles.filter(({ id }) => id !== 'startNew');
  const sent = [
    ...tiles.map(({ scheme, status }) => isSent(status) ?? wasSent(committed[scheme])),
    ...pending
      .filter((scheme) => !tiles.some((tile) => tile.scheme === scheme))
      .map((scheme) => wasSent(committed[scheme])),
  ];
  if (sent.includes(true)) return true;
  return view.closed !== null || sent.includes(null) ? null : false;
}

/** The schemes whose application was sent when it was last looked at. */
export async function lastSent({
  context,
  applicant,
}: Pick<RequestScope, 'context' | 'applicant'>): Promise<readonly Scheme[]> {
  const { studyYear } = applicant.personalisation;
  const committed = await findCommitted({
    context,
    uid: applicant.session.uid,
    studyYear,
  });
  return schemes.filter((scheme) => wasSent(committed[scheme]) === true);
}

const wasSent = (committed: Committed | null): boolean | null =>
  committed && isSent(committed.status);
