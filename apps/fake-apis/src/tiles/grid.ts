import { project, TILE } from './mercator.ts';

/** From this zoom level on, a tile often shows only land, and grid lines make movement visible. */
const GRID_FROM = 9;

/** Minimum distance between lines in pixels. */
const SPACING = 110;

/** Steps of the grid in degrees, down to fractions of a thousandth. */
const steps = [0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005];

export function gridLines(zoom: number, column: number, row: number, colour: string): string {
  if (zoom < GRID_FROM) return '';
  const world = TILE * 2 ** zoom;
  const step = steps.findLast((degrees) => (degrees / 360) * world >= SPACING) ?? 0.5;
  const at = (value: number, origin: number) => Math.round((value * world - origin) * 10) / 10;

  const west = (column / 2 ** zoom) * 360 - 180;
  const meridians = between(west, west + 360 / 2 ** zoom, step).map((lng) => {
    const [x] = project(lng, 0);
    return `M${at(x, column * TILE)} 0v${TILE}`;
  });
  const parallels = between(latitudeAt((row + 1) / 2 ** zoom), latitudeAt(row / 2 ** zoom), step);
  const lines = parallels.map((lat) => {
    const [, y] = project(0, lat);
    return `M0 ${at(y, row * TILE)}h${TILE}`;
  });
  const d = [...meridians, ...lines].join('');
  return d === '' ? '' : `<path d="${d}" stroke="${colour}" stroke-opacity=".12" fill="none"/>`;
}

/** The multiples of a step, from `from` (inclusive) to `to` (exclusive). */
function between(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.ceil(to / step) - first);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** The latitude in degrees for a vertical position in the world (0 to 1). */
const latitudeAt = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
