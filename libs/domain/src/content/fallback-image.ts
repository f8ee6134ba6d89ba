import { hashOf } from './chance.ts';

/** How many pictures there are for what has none (CON-22). */
export const fallbackImages = 10;

/**
 * The number of the picture that something without one gets (CON-22): 1 to 10.
 *
 * @param id of the thing: it always gets the same
 */
export const fallbackImage = (id: string): number => (hashOf(id) % fallbackImages) + 1;
