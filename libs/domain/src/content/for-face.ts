import type { Face } from '../faces/face.ts';
import type { ReadersFaces } from './types.ts';

/**
 * Content for a face (EXT-34), so that an applicant with a place does not read what to do while
 * unis decide. While the face is unknown, everything is included.
 */
export const forFace = <Item extends { readonly faces?: ReadersFaces }>(
  items: readonly Item[],
  face: Face | null,
): readonly Item[] =>
  items.filter(({ faces }) => faces === undefined || face === null || faces.includes(face));
