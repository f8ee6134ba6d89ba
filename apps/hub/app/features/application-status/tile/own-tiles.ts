import type { ShownStatuses } from '@applicant-hub/domain';
import type { ApplyView, TileView } from './tiles-view-types.ts';

type Tiles = Pick<ApplyView, 'tiles'> | null;

/** The tiles of the applicant's applications, without the one that starts another. */
export const ownTiles = (view: Tiles): readonly TileView[] =>
  view?.tiles.filter(({ id }) => id !== 'startNew') ?? [];

/** The statuses that those tiles show. */
export const tileStatusesOf = (view: Tiles): ShownStatuses =>
  Object.fromEntries(ownTiles(view).map(({ scheme, status }) => [scheme, status]));

/** Whether the place waits for nothing but the university: its firm choice is unconditional. */
export const isUnconditional = ({
  status,
  choices,
}: Pick<TileView, 'status' | 'choices'>): boolean =>
  status === 'awaitingConfirm' &&
  choices.some(({ state, late }) => state === 'unconditionalFirm' && late === undefined);
