import { hashOf } from '@applicant-hub/domain';

/**
 * A pseudo-random number from 0 up to, but without, 1 that depends only on the text. It replaces
 * the choices that universities make in the real catalogue.
 */
export const chanceOf = (text: string): number => hashOf(text) / 2 ** 32;

/** A pseudo-random whole number from 0 up to, but without, the limit. */
export const wholeOf = (text: string, limit: number): number => Math.floor(chanceOf(text) * limit);

export function oneOf<T>(text: string, items: readonly [T, ...T[]]): T {
  return items[wholeOf(text, items.length)] ?? items[0];
}
