export interface SmallIcon {
  /** Width and height in px, at most 255. */
  readonly size: number;
  readonly png: Buffer;
}

const HEADER_LENGTH = 6;
const ENTRY_LENGTH = 16;

export function icoOf(icons: readonly SmallIcon[]): Buffer {
  const header = Buffer.alloc(HEADER_LENGTH);
  // Type 1 means icons; type 2 would mean cursors.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(icons.length, 4);
  let offset = HEADER_LENGTH + ENTRY_LENGTH * icons.length;
  const entries = icons.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_LENGTH);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    // The image has one colour plane with 32 bits per pixel.
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...icons.map(({ png }) => png)]);
}
