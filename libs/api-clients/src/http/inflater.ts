import type { Transform } from 'node:stream';
import { createBrotliDecompress, createUnzip, createZstdDecompress } from 'node:zlib';

/**
 * Large pieces (bytes): the memory of small ones is not given back when a hundred answers at once
 * are refused for their size.
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
 * What undoes the compression of a body. The hub asks for bodies as they are, and yet a server or a
 * balancer on the way may compress them.
 *
 * @param encoding the header `Content-Encoding`
 * @returns null where there is nothing to undo, undefined where nobody knows how
 */
export function inflaterOf(encoding = 'identity'): Transform | null | undefined {
  const name = encoding.trim().toLowerCase();
  if (name === 'identity' || name === '') return null;
  return Object.hasOwn(inflaters, name) ? inflaters[name]?.() : undefined;
}
