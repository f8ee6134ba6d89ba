import { clipRing, type Box } from './clip.ts';
import { countriesIn, type Country, type Detail } from './countries.ts';
import { gridLines } from './grid.ts';
import { boxOf, labelsAt, type Label } from './labels.ts';
import { project, TILE } from './mercator.ts';

/** Muted colours, so that markers stand out. */
const colours = {
  sea: '#dceaf2',
  land: '#f3eee2',
  kingdom: '#fbf8f1',
  border: '#c9bfae',
  grid: '#434866',
  town: '#6b6f8d',
  name: '#434866',
  country: '#8a8799',
  halo: '#fbf8f1',
};

/** Pixels drawn beyond the edges, so that no line along an edge is visible. */
const MARGIN = 8;

/**
 * Minimum length of a line, and minimum size of an island, in pixels. Smaller lines and islands are
 * not drawn.
 */
const SHORTEST_STEP = 0.8;

/** Zoom levels from which borders are more precise; the world map looks better without detail. */
const MEDIUM_FROM = 4;
const DETAILED_FROM = 6;

/** The area with precise borders: the British Isles and the surrounding coasts. */
const [west, north] = project(-13, 61.5);
const [east, south] = project(10, 47);
const nearby: Box = { left: west, top: north, right: east, bottom: south };

export function drawTile(zoom: number, x: number, y: number): string {
  const tiles = 2 ** zoom;
  const seen: Box = {
    left: x / tiles,
    top: y / tiles,
    right: (x + 1) / tiles,
    bottom: (y + 1) / tiles,
  };
  const countries = countriesIn(detailFor(zoom, seen));
  const outline = (isUnitedKingdom: boolean) =>
    countries
      .filter((country) => country.isUnitedKingdom === isUnitedKingdom)
      .map((country) => outlineOf(country, seen, tiles * TILE))
      .join('');
  const land = (d: string, fill: string) => (d === '' ? '' : `<path d="${d}" fill="${fill}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}" width="${TILE}" height="${TILE}">` +
    `<rect width="${TILE}" height="${TILE}" fill="${colours.sea}"/>` +
    `<g stroke="${colours.border}" stroke-width="${zoom < MEDIUM_FROM ? 0.6 : 1}" stroke-linejoin="round">` +
    land(outline(false), colours.land) +
    land(outline(true), colours.kingdom) +
    `</g>${gridLines(zoom, x, y, colours.grid)}${names(zoom, x * TILE, y * TILE)}</svg>`
  );
}

function detailFor(zoom: number, seen: Box): Detail {
  if (zoom < MEDIUM_FROM) return '110m';
  return zoom >= DETAILED_FROM && overlaps(seen, nearby) ? '10m' : '50m';
}

/** The parts of a country on a tile, as SVG path data. */
function outlineOf({ rings }: Country, seen: Box, world: number): string {
  const margin = MARGIN / world;
  return [-1, 0, 1]
    .flatMap((turn) => {
      // Parts beyond the edge of the world appear on its other side.
      const box = {
        left: seen.left - margin + turn,
        top: seen.top - margin,
        right: seen.right + margin + turn,
        bottom: seen.bottom + margin,
      };
      return rings
        .filter((ring) => overlaps(ring.box, box) && sizeOf(ring.box) * world > SHORTEST_STEP)
        .map(({ points }) => pathOf(clipRing(points, box), seen.left + turn, seen.top, world));
    })
    .join('');
}

function pathOf(points: readonly number[], left: number, top: number, world: number): string {
  let d = '';
  let [lastX, lastY] = [Infinity, Infinity];
  let steps = 0;
  for (let index = 0; index < points.length; index += 2) {
    const x = round(((points[index] ?? 0) - left) * world);
    const y = round(((points[index + 1] ?? 0) - top) * world);
    if (Math.abs(x - lastX) + Math.abs(y - lastY) < SHORTEST_STEP) continue;
    d += `${steps === 0 ? 'M' : 'L'}${x} ${y}`;
    [lastX, lastY] = [x, y];
    steps += 1;
  }
  // After short lines are left out, a small island can have fewer than three points.
  return steps < 3 ? '' : `${d}Z`;
}

/** The names on a tile, including names that only extend into it. */
function names(zoom: number, originX: number, originY: number): string {
  const tile = { left: originX, top: originY, right: originX + TILE, bottom: originY + TILE };
  const shown = labelsAt(zoom).filter((label) => overlaps(boxOf(label), tile));
  if (shown.length === 0) return '';
  return (
    `<g font-family="ui-sans-serif,system-ui,sans-serif" paint-order="stroke" stroke="${colours.halo}" ` +
    `stroke-width="3" stroke-linejoin="round">` +
    shown.map((label) => nameOf(label, originX, originY)).join('') +
    '</g>'
  );
}

function nameOf({ text, kind, side, size, ...point }: Label, originX: number, originY: number) {
  const [x, y] = [round(point.x - originX), round(point.y - originY)];
  const baseline = round(y + size * 0.35);
  const font = `font-size="${round(size)}" fill="${kind === 'town' ? colours.name : colours.country}"`;
  if (kind === 'country') {
    return `<text x="${x}" y="${baseline}" ${font} text-anchor="middle" letter-spacing="1.5">${text}</text>`;
  }
  const start = side === 'right' ? `x="${round(x + 6)}"` : `x="${round(x - 6)}" text-anchor="end"`;
  return (
    `<circle cx="${x}" cy="${y}" r="2.5" fill="${colours.town}" stroke-width="1.5"/>` +
    `<text ${start} y="${baseline}" ${font}>${text}</text>`
  );
}

const overlaps = (one: Box, other: Box) =>
  one.left <= other.right &&
  other.left <= one.right &&
  one.top <= other.bottom &&
  other.top <= one.bottom;

const sizeOf = (box: Box) => Math.max(box.right - box.left, box.bottom - box.top);

const round = (value: number) => Math.round(value * 10) / 10;
