import { describe, expect, it } from 'vitest';
import { runServices } from '../testing/running-services.ts';
import { drawPicture, pictureKinds } from './pictures.ts';

const services = runServices();

const get = (path: string) => fetch(`${services.url()}/pictures/${path}`);

/** Number of ids in each test. No kind has that many items. */
const ids = Array.from({ length: 200 }, (_, index) => String(index + 1));

describe('pictures', () => {
  it('pictures are SVG, public and cached for a long time', async () => {
    const response = await get('unis/10007768.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=2592000');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(await response.text()).toBe(drawPicture('unis', '10007768'));
  });

  it.each([
    'cats/1.svg',
    'toString/1.svg',
    'unis/1.png',
    'unis/1',
    'unis/.svg',
    'unis/%3Cb%3E.svg',
  ])('a picture does not exist for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe.each(pictureKinds)('content of pictures of %s', (kind) => {
  const drawn = ids.map((id) => drawPicture(kind, id) ?? '');

  it('the pictures are small files', () => {
    for (const svg of drawn) expect(svg.length).toBeLessThan(3_000);
  });

  it('the pictures contain no scripts, no external resources and no NaN', () => {
    for (const svg of drawn) {
      expect(svg).not.toMatch(/<script|<style|<foreignObject|href|url\(|\son\w+=|NaN|undefined/);
    }
  });

  it('the pictures have the size of their kind, and their groups are closed', () => {
    const [width, height] = kind === 'subject-icons' ? [48, 48] : [640, 360];
    for (const svg of drawn) {
      expect(svg).toMatch(new RegExp(`^<svg [^>]*viewBox="0 0 ${width} ${height}"[^>]*>.*</svg>$`));
      expect(svg.match(/<g/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    }
  });
});

describe.each(pictureKinds.filter((kind) => kind !== 'subject-icons'))(
  'variety of pictures of %s',
  (kind) => {
    it('every picture is different', () => {
      expect(new Set(ids.map((id) => drawPicture(kind, id))).size).toBe(ids.length);
    });
  },
);
