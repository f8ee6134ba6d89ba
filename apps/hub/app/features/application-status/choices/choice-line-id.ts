import type { TileView } from '../tile/tiles-view-types.ts';

/** Id of the line of a choice, to which the names at the top of the tile link. */
export const choiceLineId = (tile: TileView['id'], index: number) => `tile-${tile}-choice-${index}`;
