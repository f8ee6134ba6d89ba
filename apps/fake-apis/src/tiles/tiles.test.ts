import { describe, expect, it } from 'vitest';
import { runServices } from '../testing/running-services.ts';
import { drawTile } from './draw-tile.ts';
import { project } from './mercator.ts';

const services = runServices();

const get = (path: string) => fetch(`${services.url()}/tiles/${path}`);

function tileAt(lat: number, lng: number, zoom: number): string {
  const [x, y] = project(lng, lat);
  return drawTile(zoom, Math.floor(x * 2 ** zoom), Math.floor(y * 2 ** zoom));
}

const KINGDOM = 'fill="#fbf8f1"';
const LAND = 'fill="#f3eee2"';

describe('map tiles', () => {
  it('tiles are SVG, public and cached for a long time', async () => {
    const response = await get('6/31/20.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d{6,}$/);
    expect(await response.text()).toBe(drawTile(6, 31, 20));
  });

  it.each(['0/0/0.svg', '18/262143/262143.svg'])(
    'a tile exists at the edge of the world: %s',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );

  it.each([
    ...['0/1/0.svg', '6/64/20.svg', '6/31/64.svg', '19/0/0.svg', '6/-1/20.svg'],
    ...['6/31/20.png', '6/31/20', '6/31/a.svg', '6.0/31/20.svg'],
  ])('an invalid path, or a path beyond the edge of the world, returns 404: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('content of a tile', () => {
  it.each([5, 6, 9, 14])('a tile in the Midlands shows the United Kingdom at zoom %s', (zoom) => {
    expect(tileAt(52.9, -1.6, zoom)).toContain(KINGDOM);
  });

  it.each([
    ['the Atlantic', 52, -20],
    ['the North Sea', 56.5, 3],
  ])('a tile shows only water in %s', (_, lat, lng) => {
    const tile = tileAt(lat, lng, 8);
    expect(tile).not.toContain(KINGDOM);
    expect(tile).not.toContain(LAND);
  });

  it.each([
    ['Ireland', 53.2, -7.6],
    ['Nigeria', 7, 6],
  ])('a tile shows a country outside the United Kingdom in %s', (_, lat, lng) => {
    expect(tileAt(lat, lng, 8)).toContain(LAND);
    expect(tileAt(lat, lng, 8)).not.toContain(KINGDOM);
  });

  it('a country that crosses the date line is drawn on both sides of it, and not around the world', () => {
    // The border of Russia crosses the date line; a naive outline would go around the world.
    const [x, y] = project(-30, 67);
    expect(drawTile(3, Math.floor(x * 8), Math.floor(y * 8)).length).toBeLessThan(6_000);
    expect(tileAt(67, 179.5, 6)).toContain(LAND);
    expect(tileAt(67, -179.5, 6)).toContain(LAND);
  });

  it('tiles show the names of university towns from zoom 6 on, and more names at each higher level', () => {
    expect(tileAt(52.63, -1.13, 5)).not.toContain('Birmingham');
    expect(tileAt(52.63, -1.13, 6)).toContain('>Birmingham<');
    expect(tileAt(52.77, -1.22, 6)).not.toContain('Loughborough');
    expect(tileAt(52.77, -1.22, 9)).toContain('>Loughborough<');
  });

  it('a name that crosses the edge is on both tiles', () => {
    const [x] = project(-0.13, 51.51);
    const zoom = Array.from({ length: 10 }, (_, index) => index + 6).find(
      (level) => (x * 2 ** level) % 1 > 0.85,
    );
    const [column, row] = project(-0.13, 51.51).map((part) => Math.floor(part * 2 ** (zoom ?? 6)));
    expect(zoom).toBeDefined();
    expect(drawTile(zoom ?? 6, column ?? 0, row ?? 0)).toContain('>London<');
    expect(drawTile(zoom ?? 6, (column ?? 0) + 1, row ?? 0)).toContain('>London<');
  });
});

describe.each([0, 2, 4, 5, 6, 8, 11, 15, 18])('a tile at zoom %s', (zoom) => {
  const tile = tileAt(51.5, -0.12, zoom);

  it('the coordinates have one decimal and are close to the tile', () => {
    const numbers = [...tile.matchAll(/ d="([^"]*)"/g)].flatMap(([, d = '']) =>
      (d.match(/-?[\d.]+/g) ?? []).map((text) => ({ text, value: Number(text) })),
    );
    for (const { text, value } of numbers) {
      expect(text).toMatch(/^-?\d+(\.\d)?$/);
      expect(Math.abs(value - 128)).toBeLessThanOrEqual(136.1);
    }
  });

  it('the tile contains no scripts and no external resources', () => {
    expect(tile).not.toMatch(/<script|<style|href|url\(|NaN|undefined/);
  });
});
