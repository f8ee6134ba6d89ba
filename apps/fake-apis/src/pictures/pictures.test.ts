import { describe, expect, it } from 'vitest';
import { runServices } from '../testing/running-services.ts';
import { drawPicture, pictureKinds } from './pictures.ts';

const services = runServices();

const get = (path: string) => fetch(`${services.url()}/pictures/${path}`);

/** As many as there are of anything, and more. */
const ids = Array.from({ length: 200 }, (_, index) => String(index + 1));

describe('pictures', () => {
  it('are SVG for everybody, to be kept for long', async () => {
    const answer = await get('unis/10007768.svg');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(await answer.text()).toBe(drawPicture('unis', '10007768'));
  });

  it.each([
    'cats/1.svg',
    'toString/1.svg',
    'unis/1.png',
    'unis/1',
    'unis/.svg',
    'unis/%3Cb%3E.svg',
  ])('are not there for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe.each(pictureKinds)('pictures of %s', (kind) => {
  const drawn = ids.map((id) => drawPicture(kind, id) ?? '');

  it('are small', () => {
    for (const svg of drawn) expect(svg.length).toBeLessThan(3_000);
  });

  it('hold nothing that runs or loads, and no number that is none', () => {
    for (const svg of drawn) {
      expect(svg).not.toMatch(/<script|<style|<foreignObject|href|url\(|\son\w+=|NaN|undefined/);
    }
  });

  it('have one form: their own size, and elements that all end', () => {
    const [width, height] = kind === 'subject-icons' ? [48, 48] : [640, 360];
    for (const svg of drawn) {
      expect(svg).toMatch(new RegExp(`^<svg [^>]*viewBox="0 0 ${width} ${height}"[^>]*>.*</svg>$`));
      expect(svg.match(/<g/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    }
  });
});

describe.each(pictureKinds.filter((kind) => kind !== 'subject-icons'))('pictures of %s', (kind) => {
  it('are each one of its own', () => {
    expect(new Set(ids.map((id) => drawPicture(kind, id))).size).toBe(ids.length);
  });
});
