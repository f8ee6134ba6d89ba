/** The grounds that tiles take turns with. */
export const tileColours = [1, 2, 3] as const;
export type TileColour = (typeof tileColours)[number];

/** How many tiles have a colour. */
const COLOURED_TILES = 9;

/**
 * The ground of a tile (FED-25): three in turn for the first nine, none after them.
 *
 * @param place of the tile, from 0
 */
export const tileColour = (place: number): TileColour | null =>
  place < COLOURED_TILES ? (tileColours[place % tileColours.length] ?? null) : null;
