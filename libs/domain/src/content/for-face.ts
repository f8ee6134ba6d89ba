import type { Face } from '../faces/face.ts';
import type { ReadersFaces } from './types.ts';

/**
 * What is of use at a face (EXT-34): nobody with a place reads what to do while unis decide. While
 * the face is not known, everything is.
 */
export const forFace = <Item extends { readonly faces?: ReadersFaces }>(
  items: readonly Item[],
  face: Face | null,
): readonly Item[] =>
  items.filter(({ faces }) => faces === undefined || face === null || faces.includes(face));
