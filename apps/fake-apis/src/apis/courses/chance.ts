import { hashOf } from '@applicant-hub/domain';

/**
 * A pseudo-random number, at least 0 and less than 1, which depends only on the string. It replaces
 * decisions that universities make in the real catalogue.
 */
export const chanceOf = (text: string): number => hashOf(text) / 2 ** 32;

export const integerOf = (text: string, limit: number): number =>
  Math.floor(chanceOf(text) * limit);

export function oneOf<T>(text: string, items: readonly [T, ...T[]]): T {
  return items[integerOf(text, items.length)] ?? items[0];
}
