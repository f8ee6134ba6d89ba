import { afterEach, expect, it } from 'vitest';
import { startHub, type RunningHub } from '../testing/running-hub.ts';

let hub: RunningHub;

afterEach(() => hub.close());

const own = { 'Accept-Encoding': 'gzip, br', 'Sec-Fetch-Site': 'same-origin' };
const others = { ...own, 'Sec-Fetch-Site': 'cross-site' };
const unsaid = { 'Accept-Encoding': 'br' };

/** The encoding of a response; undefined if it is not compressed. */
const encodingOf = async (path: string, headers: Record<string, string>) =>
  (await hub.send(path, { headers })).headers['content-encoding'];

it.each([
  ['br, gzip', 'br'],
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('a page for a client that accepts %j has the encoding %j', async (accepted, encoding) => {
  hub = await startHub();
  expect(await encodingOf('/dashboard', { ...own, 'Accept-Encoding': accepted })).toBe(encoding);
});

it('a response that is not a page is not compressed', async () => {
  hub = await startHub();
  expect(await encodingOf('/slow', own)).toBeUndefined();
});

it('a page requested by another site is compressed only if that site could not choose text in it', async () => {
  hub = await startHub();
  for (const headers of [others, unsaid, { ...own, 'Sec-Fetch-Site': 'same-site' }]) {
    expect(await encodingOf('/dashboard', headers)).toBe('br');
    expect(await encodingOf('/dashboard?SearchText=csrf', headers)).toBeUndefined();
    expect(await encodingOf('/csrf', headers)).toBeUndefined();
  }
  for (const headers of [own, { ...own, 'Sec-Fetch-Site': 'none' }]) {
    expect(await encodingOf('/dashboard?SearchText=csrf', headers)).toBe('br');
    expect(await encodingOf('/csrf', headers)).toBe('br');
  }
});

it('pages are not compressed if a proxy compresses them', async () => {
  hub = await startHub({ config: { pageCompression: false } });
  expect(await encodingOf('/dashboard', own)).toBeUndefined();
});
