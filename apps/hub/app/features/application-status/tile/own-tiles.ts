import type { ShownStatuses } from '@applicant-hub/domain';
import type { ApplyView, TileView } from './tiles-view-types.ts';

type Tiles = Pick<ApplyView, 'tiles'> | null;

/** Tiles of existing applications, without the tile that starts another application. */
export const ownTiles = (view: Tiles): readonly TileView[] =>
  view?.tiles.filter(({ id }) => id !== 'startNew') ?? [];

export const tileStatusesOf = (view: Tiles): ShownStatuses =>
  Object.fromEntries(ownTiles(view).map(({ scheme, status }) => [scheme, status]));

/**
 * Whether the firm choice is unconditional, so that the university is the only party that still has
 * to confirm the place.
 */
export const isUnconditional = ({
  status,
  choices,
}: Pick<TileView, 'status' | 'choices'>): boolean =>
  status === 'awaitingConfirm' &&
  choices.some(({ state, late }) => state === 'unconditionalFirm' && late === undefined);
