import type { Transform } from 'node:stream';
import { createBrotliDecompress, createUnzip, createZstdDecompress } from 'node:zlib';

/**
 * Chunk size in bytes. It is large because the memory of small chunks is not freed when a hundred
 * responses are rejected for their size at the same time.
 */
const options = { chunkSize: 256 * 1024 };

const inflaters: Readonly<Record<string, () => Transform>> = {
  gzip: () => createUnzip(options),
  'x-gzip': () => createUnzip(options),
  deflate: () => createUnzip(options),
  br: () => createBrotliDecompress(options),
  zstd: () => createZstdDecompress(options),
};

/**
 * Returns the stream that decompresses a body. The hub requests uncompressed bodies, but a server
 * or load balancer on the way may compress them.
 *
 * @param encoding the header `Content-Encoding`
 * @returns null when the body is not compressed, undefined when the encoding is unknown
 */
export function inflaterOf(encoding = 'identity'): Transform | null | undefined {
  const name = encoding.trim().toLowerCase();
  if (name === 'identity' || name === '') return null;
  return Object.hasOwn(inflaters, name) ? inflaters[name]?.() : undefined;
}
