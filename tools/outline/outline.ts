import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { projectUk, ukDrawing, type DrawingPoint } from '@applicant-hub/domain';
import { merge } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { areaOf, simplifyRing } from './simplify.ts';

/** ISO 3166 numbers of the United Kingdom, Ireland and the Isle of Man. */
const countries = ['826', '372', '833'];

/**
 * Maximum distance of the drawn coast from the real coast, in units of the drawing (a unit is about
 * 5 km).
 */
const TOLERANCE = 0.6;

/**
 * Steps of the path per unit. The file has only integers, because they are shorter than decimals.
 */
const FINENESS = 3;

/** The minimum area of an island, in square units of the drawing. Smaller islands are left out. */
const SMALLEST_ISLAND = 0.7;

/**
 * The outline of the United Kingdom and Ireland as an SVG file: one path, in the projection and the
 * size of `projectUk`. The coast is from Natural Earth (1:10 million), which is in the public
 * domain.
 */
export function drawOutline(): string {
  const path = rings()
    .filter(isOnDrawing)
    .map((ring) => simplifyRing(ring, TOLERANCE))
    .filter((ring) => areaOf(ring) >= SMALLEST_ISLAND)
    .map(pathOf)
    .join('');
  const size = `${ukDrawing.width * FINENESS} ${ukDrawing.height * FINENESS}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><path d="${path}"/></svg>\n`;
}

/** The projected coasts, without the border between the countries. */
function rings(): DrawingPoint[][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    countries: GeometryCollection;
  }>;
  const wanted = world.objects.countries.geometries.filter(
    (geometry) => geometry.type === 'Polygon' || geometry.type === 'MultiPolygon',
  );
  const land = merge(
    world,
    wanted.filter(({ id }) => countries.includes(String(id))),
  );
  return land.coordinates
    .flat()
    .map((ring) => ring.slice(1).map(([lng = 0, lat = 0]) => projectUk({ lat, lng })));
}

const isOnDrawing = (ring: readonly DrawingPoint[]) =>
  ring.some(({ x, y }) => x > 0 && x < ukDrawing.width && y > 0 && y < ukDrawing.height);

/** A closed path with integer steps, written as briefly as SVG allows. */
function pathOf(ring: readonly DrawingPoint[]): string {
  const [start, ...rest] = ring.map(
    ({ x, y }) => [Math.round(x * FINENESS), Math.round(y * FINENESS)] as const,
  );
  if (!start) return '';
  let [x, y] = start;
  const steps: string[] = [];
  for (const [nextX, nextY] of rest) {
    steps.push(pair(nextX - x, nextY - y));
    [x, y] = [nextX, nextY];
  }
  // A minus sign also separates numbers, so the space is not needed.
  return `M${pair(...start)}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

const pair = (x: number, y: number) => `${x} ${y}`;
