import { hashOf } from '@applicant-hub/domain';

/**
 * A number from 0 up to 1 that depends on the text alone: where the real catalogue has its reasons,
 * this one has a fixed roll of the dice.
 */
export const chanceOf = (text: string): number => hashOf(text) / 2 ** 32;

/** A whole number from 0 up to, and without, the limit. */
export const wholeOf = (text: string, limit: number): number => Math.floor(chanceOf(text) * limit);

/** One of the items. */
export function oneOf<T>(text: string, items: readonly [T, ...T[]]): T {
  return items[wholeOf(text, items.length)] ?? items[0];
}
