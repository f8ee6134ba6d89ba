import { isSent, type TileStatus } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { findApplications } from '../applications/applications.server.ts';
import type { Committed } from './committed.server.ts';
import type { Standing } from '../tile/view-types.ts';
import { load } from './load-tiles.server.ts';
import { shownStatuses } from './shown-statuses.server.ts';
import { ownTiles } from '../tile/own-tiles.ts';

/**
 * Whether an application has been sent, according to the displayed tiles, or the recalled tiles
 * while their APIs fail.
 *
 * @returns null when that is not known
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export async function hasSent(scope: RequestScope): Promise<boolean | null> {
  const view = await load(scope);
  if (view === null) return false;
  const { pending, committed } = await findApplications(scope);
  const tiles = ownTiles(view);
  const sent = [
    ...tiles.map(({ scheme, status }) =>
      isUnsent(scope, status) ? false : (isSent(status) ?? wasSent(committed[scheme])),
    ),
    ...pending
      .filter((scheme) => !tiles.some((tile) => tile.scheme === scheme))
      .map((scheme) => wasSent(committed[scheme])),
  ];
  if (sent.includes(true)) return true;
  return view.closed !== null || sent.includes(null) ? null : false;
}

/**
 * Whether the year of every application is over; false while a status is not known.
 *
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export async function isYearOver(scope: RequestScope): Promise<boolean> {
  const statuses = Object.values(await shownStatuses(scope));
  return statuses.length > 0 && statuses.every((status) => status === 'over');
}

/**
 * Returns the status and the actor of each application for the saved year, with the text of the
 * tiles, so that the Applications screen and the hub agree (EXT-31).
 *
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export async function standings(scope: RequestScope): Promise<readonly Standing[]> {
  const tiles = ownTiles(await load(scope));
  return tiles.map(({ kind, label, actor }) => ({ kind, label, actor: actor?.label ?? null }));
}

/** Tracking knows of no application, and the hub cannot see one before it is sent. */
const isUnsent = ({ context }: RequestScope, status: TileStatus): boolean =>
  status === 'default' && context.clients.apply === null;

const wasSent = (committed: Committed | null): boolean | null =>
  committed && isSent(committed.status);
