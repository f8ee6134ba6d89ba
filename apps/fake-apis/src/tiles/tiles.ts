import type { Context } from 'hono';
import type { ServicesEnv } from '../http/env.ts';
import { svgResponse } from '../pictures/svg-response.ts';
import { drawTile } from './draw-tile.ts';
import { createLru } from './lru.ts';

const MAX_ZOOM = 18;

const CAPACITY = 1_000;

const drawn = createLru<string>(CAPACITY);

/** Fakes the map server: `/tiles/{z}/{x}/{y}.svg`. */
export function tileFile(c: Context<ServicesEnv>): Response | Promise<Response> {
  const { z = '', x = '', file = '' } = c.req.param();
  const match = /^(\d{1,2}) (\d{1,6}) (\d{1,6})\.svg$/.exec(`${z} ${x} ${file}`);
  const [zoom, column, row] = (match ?? []).slice(1).map(Number);
  if (zoom === undefined || column === undefined || row === undefined) return c.notFound();
  if (zoom > MAX_ZOOM || Math.max(column, row) >= 2 ** zoom) return c.notFound();
  const svg = drawn.get(`${zoom}/${column}/${row}`, () => drawTile(zoom, column, row));
  return svgResponse(svg);
}
