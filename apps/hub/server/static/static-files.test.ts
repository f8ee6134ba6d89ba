import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { precompress } from './precompress.ts';
import { staticFiles } from './static-files.ts';
import { startHub, type RunningHub } from '../testing/running-hub.ts';

const script = 'console.log("hub");\n'.repeat(200);

let directory: string;
let shared: string;
let hub: RunningHub;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'hub-static-'));
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'assets', 'entry-abc123.js'), script);
  writeFileSync(join(directory, 'assets', 'small-abc123.js'), 'tiny');
  writeFileSync(join(directory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(directory, 'secret.png'), Buffer.alloc(2000));
  precompress(directory);
  shared = join(directory, 'shared');
  mkdirSync(join(shared, 'assets'), { recursive: true });
  writeFileSync(join(shared, 'secret.js'), 'secret');
  writeFileSync(join(shared, 'assets', '.half'), 'half');
});

afterAll(() => rmSync(directory, { recursive: true }));
afterEach(() => hub.close());

const start = async () => {
  hub = await startHub({ files: staticFiles([directory], shared) });
};

describe('static files', () => {
  it('files with a hash in their name are cached for ever', async () => {
    await start();
    const { status, headers, body } = await hub.send('/assets/entry-abc123.js');
    expect(status).toBe(200);
    expect(body).toBe(script);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('files without a hash are revalidated after an hour', async () => {
    await start();
    const { headers } = await hub.send('/favicon.svg');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['content-type']).toBe('image/svg+xml');
    const again = await hub.send('/favicon.svg', {
      headers: { 'If-None-Match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
  ])('compressed files are served to a client that accepts %s', async (accepted, encoding) => {
    await start();
    const response = await fetch(`${hub.url}/assets/entry-abc123.js`, {
      headers: { 'Accept-Encoding': accepted },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(Number(response.headers.get('content-length'))).toBeLessThan(script.length / 10);
    expect(await response.text()).toBe(script);
  });

  it('small files are not compressed', async () => {
    await start();
    const { headers, body } = await hub.send('/assets/small-abc123.js', {
      headers: { 'Accept-Encoding': 'br, gzip' },
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body).toBe('tiny');
  });

  it('a missing file from an old release gets a 404 response in plain text', async () => {
    await start();
    const { status, headers, body } = await hub.send('/assets/entry-old.js');
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    // If a proxy stored this 404 response, users would not get the file from an instance that has
    // it.
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toBe('Not found');
  });

  it.each(['text/javascript', 'text/css', 'image/svg+xml', 'font/woff2'])(
    '[EXT-41] files of another release are served from the shared folder: %s',
    async (type) => {
      await start();
      const name = `entry-other.${{ 'text/javascript': 'js', 'image/svg+xml': 'svg' }[type] ?? type.split('/')[1]}`;
      // The hub is already running when the next release adds the file.
      writeFileSync(join(shared, 'assets', name), script);
      const { status, headers, body } = await hub.send(`/assets/${name}`);
      expect([status, body]).toEqual([200, script]);
      expect(headers['content-type']?.split(';')[0]).toBe(type);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
      rmSync(join(shared, 'assets', name));
      expect((await hub.send(`/assets/${name}`)).status).toBe(404);
    },
  );

  it('files of another release are also served compressed', async () => {
    await start();
    writeFileSync(join(shared, 'assets', 'entry-small.js'), script);
    precompress(shared);
    const { headers } = await hub.send('/assets/entry-small.js', {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(headers['content-type']).toMatch(/^text\/javascript/);
  });

  it('a POST request for a file is refused', async () => {
    await start();
    const response = await hub.send('/favicon.svg', {
      method: 'POST',
      headers: {
        Origin: hub.url,
        'Content-Length': '0',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
    });
    expect(response.status).toBe(404);
  });

  it.each([
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/../shared/secret.js',
    '/assets/..%2fsecret.js',
    '/assets/%2e%2e/secret.js',
    '/assets/..%5csecret.js',
    '/assets//../secret.js',
    '/assets/./../secret.js',
    '/assets/.half',
    '/assets/%2ehalf',
    '/assets/x%00.js',
    '/assets/',
    '/assets/.',
  ])('paths outside the folder are not served: %s', async (path) => {
    await start();
    expect((await hub.send(path)).status).toBe(404);
  });
});
