export const tileColours = [1, 2, 3] as const;
export type TileColour = (typeof tileColours)[number];

const COLOURED_TILES = 9;

/**
 * The colour of a tile (FED-25). The first nine tiles have three colours in turn; later tiles have
 * no colour (null).
 *
 * @param place position of the tile, from 0
 */
export const tileColour = (place: number): TileColour | null =>
  place < COLOURED_TILES ? (tileColours[place % tileColours.length] ?? null) : null;
