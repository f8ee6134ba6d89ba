import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sum } from './transfer.ts';

const file = (type: string, text: string) => ({ type, body: Buffer.from(text) });
const sizeOf = (text: string) => brotliCompressSync(Buffer.from(text)).length;

const page = '<p>'.repeat(500);
const own = 'const own = 1;'.repeat(100);
const loader = 'import("./leaflet-map.js");'.repeat(100);
const library = 'addClass("leaflet-container");'.repeat(100);
const libraryStyle = '.leaflet-container{top:0}'.repeat(100);

describe('the transfer size of a page', () => {
  it('sizes are summed by type, each file compressed separately', () => {
    const files = [
      file('Document', page),
      file('Script', own),
      file('Script', loader),
      file('Stylesheet', '.own{top:0}'.repeat(100)),
      file('Image', '<svg/>'.repeat(100)),
    ];
    expect(sum(files)).toEqual({
      requests: 5,
      scriptBytes: sizeOf(own) + sizeOf(loader),
      styleBytes: sizeOf('.own{top:0}'.repeat(100)),
      imageBytes: sizeOf('<svg/>'.repeat(100)),
      mapLibraryBytes: 0,
      fontRequests: 0,
      totalBytes: files.reduce((total, { body }) => total + brotliCompressSync(body).length, 0),
    });
  });

  it('the size of the map includes files that contain its library, but not files that only load it', () => {
    const files = [
      file('Script', loader),
      file('Script', library),
      file('Stylesheet', libraryStyle),
      file('Document', library),
    ];
    expect(sum(files).mapLibraryBytes).toBe(sizeOf(library) + sizeOf(libraryStyle));
  });

  it('a file never counts as more than its original size', () => {
    expect(sum([file('Font', 'x')])).toMatchObject({ totalBytes: 1, fontRequests: 1 });
  });
});
