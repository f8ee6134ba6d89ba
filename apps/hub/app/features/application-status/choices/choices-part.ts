import type { TileView } from '../tile/tiles-view-types.ts';

export const choicesPart = (id: TileView['id']): string => `tile-${id}-choices`;
