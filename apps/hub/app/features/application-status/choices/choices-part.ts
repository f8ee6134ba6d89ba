import type { TileView } from '../tile/tiles-view-types.ts';

/** The id of the page part with the choices of a tile. */
export const choicesPart = (id: TileView['id']): string => `tile-${id}-choices`;
