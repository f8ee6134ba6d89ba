export const TILE = 256;

/**
 * A place in the world as a unit square: 0,0 is the north-west corner and 1,1 the south-east
 * corner.
 */
export type WorldPoint = readonly [x: number, y: number];

/** The limit of the web Mercator projection: latitude in degrees. */
const MAX_LATITUDE = 85.0511;

export function project(lng: number, lat: number): WorldPoint {
  const limited = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat));
  const radians = (limited * Math.PI) / 180;
  return [
    (lng + 180) / 360,
    (1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2,
  ];
}
