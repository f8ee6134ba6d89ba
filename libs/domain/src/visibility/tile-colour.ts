export const tileColours = [1, 2, 3] as const;
export type TileColour = (typeof tileColours)[number];

/** The number of tiles with a colour. */
const COLOURED_TILES = 9;

/**
 * The colour of a tile (FED-25): three in turn for the first nine, none after them.
 *
 * @param place of the tile, from 0
 */
export const tileColour = (place: number): TileColour | null =>
  place < COLOURED_TILES ? (tileColours[place % tileColours.length] ?? null) : null;
