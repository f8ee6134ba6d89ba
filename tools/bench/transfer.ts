import { brotliCompressSync } from 'node:zlib';
import type { PageLoad } from './lighthouse.ts';
import type { Target } from './load.ts';

/** What a first visit transfers, in bytes after brotli at its highest level. */
export interface FirstLoad {
  readonly requests: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly fontRequests: number;
  readonly totalBytes: number;
}

/** Sizes what the browser asked for, whatever compression the server itself used. */
export async function sizeFirstLoad(load: PageLoad, { cookie }: Target): Promise<FirstLoad> {
  const remote = load.requests.filter(({ url }) => url.startsWith('http'));
  const sized = await Promise.all(
    remote.map(async ({ url, type }) => ({ type, bytes: await brotliSize(url, cookie) })),
  );
  const sum = (type?: string) =>
    sized
      .filter((request) => type === undefined || request.type === type)
      .reduce((total, { bytes }) => total + bytes, 0);
  return {
    requests: sized.length,
    scriptBytes: sum('Script'),
    styleBytes: sum('Stylesheet'),
    fontRequests: sized.filter(({ type }) => type === 'Font').length,
    totalBytes: sum(),
  };
}

async function brotliSize(url: string, cookie: string | undefined): Promise<number> {
  const response = await fetch(url, { headers: cookie === undefined ? {} : { Cookie: cookie } });
  const body = Buffer.from(await response.arrayBuffer());
  // What is compressed already grows a little under brotli; servers send it as it is.
  return Math.min(body.length, brotliCompressSync(body).length);
}
