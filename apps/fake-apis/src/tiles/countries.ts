import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Box } from './clip.ts';
import { project } from './mercator.ts';

export interface Country {
  readonly isUnitedKingdom: boolean;
  /**
   * Outlines, including the outlines of holes. Coordinates are from 0 to 1 across the world; some
   * outlines extend beyond its edge.
   */
  readonly rings: readonly { readonly points: Float64Array; readonly box: Box }[];
}

export type Detail = '110m' | '50m' | '10m';

type Countries = Topology<{ countries: GeometryCollection }>;
type Position = readonly number[];

const UNITED_KINGDOM = '826';

/** Antarctica surrounds the pole, so it has no outline on a flat map. */
const ANTARCTICA = '010';

/** Ireland, the nearby islands, and the neighbours across the sea (ISO 3166 numbers). */
const nearby = new Set([
  ...[UNITED_KINGDOM, '372', '833', '832', '831', '234', '352'],
  ...['250', '056', '528', '442', '276', '208', '578', '752', '756', '040'],
  ...['724', '620', '020', '380', '203', '616'],
]);

const loaded = new Map<Detail, readonly Country[]>();

/**
 * The countries of the world; at the highest precision, only the countries near the British Isles.
 */
export function countriesIn(detail: Detail): readonly Country[] {
  const known = loaded.get(detail);
  if (known !== undefined) return known;
  const topology = readTopology(detail);
  const geometries = topology.objects.countries.geometries.filter(({ id }) =>
    detail === '10m' ? nearby.has(String(id)) : id !== ANTARCTICA,
  );
  const { features } = feature(topology, { type: 'GeometryCollection', geometries });
  const countries = features.map(({ id, geometry }) => ({
    isUnitedKingdom: String(id) === UNITED_KINGDOM,
    rings: ringsOf(geometry).map(toRing),
  }));
  loaded.set(detail, countries);
  return countries;
}

function readTopology(detail: Detail): Countries {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Countries;
}

function ringsOf(geometry: GeoJSON.Geometry): readonly Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

/**
 * Converts positions to a ring. A ring that crosses the date line continues beyond the edge of the
 * world.
 */
function toRing(positions: readonly Position[]): Country['rings'][number] {
  const points = new Float64Array(positions.length * 2);
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let before = positions[0]?.[0] ?? 0;
  let turns = 0;
  positions.forEach(([lng = 0, lat = 0], index) => {
    turns -= Math.round((lng - before) / 360);
    before = lng;
    const [x, y] = project(lng + turns * 360, lat);
    points[index * 2] = x;
    points[index * 2 + 1] = y;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  });
  return { points, box };
}
