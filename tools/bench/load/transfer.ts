import { Agent, get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Target } from './load.ts';

export interface PageRequest {
  readonly url: string;
  /** Resource type in Chromium's protocol: 'Script', 'Stylesheet', 'Image', 'Font' … */
  readonly type: string;
}

/** Transfer sizes of a page, in bytes, compressed with brotli at its highest level. */
export interface Transfer {
  readonly requests: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly imageBytes: number;
  /** Scripts and stylesheets that contain the interactive map's library. */
  readonly mapLibraryBytes: number;
  readonly fontRequests: number;
  readonly totalBytes: number;
}

/**
 * Measures the requested files. They are compressed in the same way, whatever compression the
 * server uses.
 */
export async function sizeTransfer(
  requests: readonly PageRequest[],
  { cookie }: Target,
): Promise<Transfer> {
  const headers = cookie === undefined ? {} : { Cookie: cookie };
  const remote = requests.filter(({ url }) => url.startsWith('http'));
  return sum(
    await Promise.all(
      remote.map(async ({ url, type }) => {
        const body = Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
        return { type, body };
      }),
    ),
  );
}

/** All bytes that a connection receives for a page, with the server's compression and headers. */
export async function measureResponse({ url, cookie = '' }: Target): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const headers = { Cookie: cookie, 'Accept-Encoding': 'gzip, br', 'Sec-Fetch-Site': 'none' };
  const bytes = await new Promise<number>((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const { socket } = response;
      response.resume().once('end', () => resolve(socket.bytesRead));
    }).once('error', reject);
  });
  agent.destroy();
  return bytes;
}

/** Sums the sizes by type, each file compressed separately. */
export function sum(files: readonly { type: string; body: Buffer }[]): Transfer {
  const sized = files.map((file) => ({ ...file, bytes: brotliSize(file.body) }));
  const bytes = (some: (file: { type: string; body: Buffer }) => boolean) =>
    sized.filter(some).reduce((total, file) => total + file.bytes, 0);
  return {
    requests: sized.length,
    scriptBytes: bytes(({ type }) => type === 'Script'),
    styleBytes: bytes(({ type }) => type === 'Stylesheet'),
    imageBytes: bytes(({ type }) => type === 'Image'),
    mapLibraryBytes: bytes(hasMapLibrary),
    fontRequests: sized.filter(({ type }) => type === 'Font').length,
    totalBytes: bytes(() => true),
  };
}

/**
 * Whether a file contains Leaflet. This class name occurs only in Leaflet's own script and
 * stylesheet.
 */
const hasMapLibrary = ({ type, body }: { type: string; body: Buffer }) =>
  (type === 'Script' || type === 'Stylesheet') && body.includes('leaflet-container');

/** Compressed formats grow slightly under brotli; servers send them unchanged. */
function brotliSize(body: Buffer): number {
  return Math.min(body.length, brotliCompressSync(body).length);
}
