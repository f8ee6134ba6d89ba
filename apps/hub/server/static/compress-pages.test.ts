import { afterEach, expect, it } from 'vitest';
import { startHub, type RunningHub } from '../testing/running-hub.ts';

let hub: RunningHub;

afterEach(() => hub.close());

const own = { 'Accept-Encoding': 'gzip, br', 'Sec-Fetch-Site': 'same-origin' };
const others = { ...own, 'Sec-Fetch-Site': 'cross-site' };
const unsaid = { 'Accept-Encoding': 'br' };

/** How an answer is compressed; undefined when it is not. */
const encodingOf = async (path: string, headers: Record<string, string>) =>
  (await hub.send(path, { headers })).headers['content-encoding'];

it.each([
  ['br, gzip', 'br'],
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('pages for a client that accepts %j are sent as %j', async (accepted, encoding) => {
  hub = await startHub();
  expect(await encodingOf('/dashboard', { ...own, 'Accept-Encoding': accepted })).toBe(encoding);
});

it('what is no page is sent as it is', async () => {
  hub = await startHub();
  expect(await encodingOf('/slow', own)).toBeUndefined();
});

it('what another site has asked for is compressed only where it could not choose a word', async () => {
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

it('nothing is compressed where a proxy does it', async () => {
  hub = await startHub({ config: { pageCompression: false } });
  expect(await encodingOf('/dashboard', own)).toBeUndefined();
});
