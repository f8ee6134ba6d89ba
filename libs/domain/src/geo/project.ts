import type { LatLng } from '../discovery/types.ts';

/**
 * The drawn map of the United Kingdom and Ireland: its size in units of the drawing, and the
 * degrees of its western, eastern and northern edge. Shetland and the Channel Islands lie outside.
 */
export const ukDrawing = {
  width: 300,
  height: 400,
  west: -10.8,
  east: 2.1,
  north: 59.6,
} as const;

export interface DrawingPoint {
  readonly x: number;
  readonly y: number;
}

const UNITS_PER_DEGREE = ukDrawing.width / (ukDrawing.east - ukDrawing.west);

/**
 * The position of a place on the drawn map (web Mercator, as on the tiles of the interactive map).
 * Places beyond the edges are outside the width and height of `ukDrawing`.
 */
export const projectUk = ({ lat, lng }: LatLng): DrawingPoint => ({
  x: (lng - ukDrawing.west) * UNITS_PER_DEGREE,
  y: (mercatorDegrees(ukDrawing.north) - mercatorDegrees(lat)) * UNITS_PER_DEGREE,
});

/** The distance from the equator at which Mercator draws a latitude, in degrees of longitude. */
const mercatorDegrees = (lat: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
