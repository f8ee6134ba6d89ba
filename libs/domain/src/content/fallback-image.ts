import { hashOf } from './chance.ts';

export const fallbackImages = 10;

/**
 * Returns the number of the picture for an item without a picture (CON-22): 1 to 10.
 *
 * @param id id of the item; the same id always has the same picture
 */
export const fallbackImage = (id: string): number => (hashOf(id) % fallbackImages) + 1;
