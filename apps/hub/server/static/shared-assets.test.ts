import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '#app/platform/server/config/config.server.ts';
import { createRecordingLog } from '#app/platform/server/testing/recording-log.ts';
import { keepSharing, CACHE_MS, shareAssets } from './shared-assets.ts';

const now = Date.UTC(2027, 7, 19, 7);
const HOUR_MS = 60 * 60_000;

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hub-assets-'));
  folder = join(root, 'shared');
});
afterEach(() => rmSync(root, { recursive: true }));

/** The client build of a release with these files. */
function release(name: string, files: Record<string, string>): string {
  const client = join(root, name);
  mkdirSync(join(client, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files))
    writeFileSync(join(client, 'assets', file), text);
  return client;
}

const shared = () => readdirSync(join(folder, 'assets')).toSorted();

describe('the shared folder for the assets of all releases', () => {
  it('[EXT-41] the shared folder contains the complete and unchanged files of each release', async () => {
    const first = release('n', { 'start-1.js': 'one', 'start-1.js.br': 'br', 'page-1.css': 'css' });
    await shareAssets(first, folder, now);
    await shareAssets(release('n+1', { 'start-2.js': 'two', 'page-1.css': 'css' }), folder, now);
    expect(shared()).toEqual(['page-1.css', 'start-1.js', 'start-1.js.br', 'start-2.js']);
    expect(readFileSync(join(folder, 'assets', 'start-1.js'), 'utf8')).toBe('one');
  });

  it('[EXT-41] a file is removed when no release has used it for 7 days, and not before', async () => {
    const old = release('n', { 'start-1.js': 'one', 'both.css': 'css' });
    const next = release('n+1', { 'start-2.js': 'two', 'both.css': 'css' });
    await shareAssets(old, folder, now);
    // The old release runs for a day, and its files are unused afterwards.
    const end = now + 24 * HOUR_MS;
    await shareAssets(old, folder, end);
    await shareAssets(next, folder, end + CACHE_MS);
    expect(shared()).toEqual(['both.css', 'start-1.js', 'start-2.js']);
    await shareAssets(next, folder, end + CACHE_MS + 1);
    expect(shared()).toEqual(['both.css', 'start-2.js']);
  });

  it('the removal of a file depends on its last use, and not on the age of its build', async () => {
    const client = release('n', { 'start-1.js': 'one' });
    await shareAssets(client, folder, now);
    await shareAssets(client, folder, now + 30 * CACHE_MS);
    expect(shared()).toEqual(['start-1.js']);
    expect(statSync(join(folder, 'assets', 'start-1.js')).mtimeMs).toBe(now + 30 * CACHE_MS);
  });

  it('a truncated file is repaired, and temporary files of a crashed instance are removed', async () => {
    const client = release('n', { 'start-1.js': 'one' });
    await shareAssets(client, folder, now);
    writeFileSync(join(folder, 'assets', 'start-1.js'), 'o');
    writeFileSync(join(folder, 'assets', '.half'), 'h');
    await shareAssets(client, folder, now);
    expect(readFileSync(join(folder, 'assets', 'start-1.js'), 'utf8')).toBe('one');
    await shareAssets(client, folder, Date.now() + CACHE_MS + HOUR_MS);
    expect(shared()).toEqual(['start-1.js']);
  });

  it('the hub does not start if it cannot write to the folder, and the error does not contain the path', async () => {
    const { log } = createRecordingLog();
    const client = release('n', { 'start-1.js': 'one' });
    const file = join(client, 'assets', 'start-1.js');
    await expect(keepSharing(client, file, log)).rejects.toThrow(
      new ConfigError('configuration: ASSETS_FOLDER cannot be written (ENOTDIR)'),
    );
  });

  it('several instances can share their files at the same time', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`${i}.js`, `text ${i}`]),
    );
    const client = release('n', files);
    // The modification time of a file that is being copied is the real time. Compared with a fake
    // clock, the file would look a week old.
    const present = Date.now();
    await Promise.all(Array.from({ length: 8 }, () => shareAssets(client, folder, present)));
    expect(shared()).toEqual(Object.keys(files).toSorted());
    expect(existsSync(join(folder, 'assets', '19.js'))).toBe(true);
  });
});
