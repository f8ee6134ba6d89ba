import type { Face } from '../faces/face.ts';
import type { ReadersFaces } from './types.ts';

/**
 * Filters content by face (EXT-34), so that an applicant with a place does not read advice for
 * applicants who wait for decisions. If the face is unknown, all content is included.
 */
export const forFace = <Item extends { readonly faces?: ReadersFaces }>(
  items: readonly Item[],
  face: Face | null,
): readonly Item[] =>
  items.filter(({ faces }) => faces === undefined || face === null || faces.includes(face));
