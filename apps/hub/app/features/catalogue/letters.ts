/** The first letters of names that lists offer. */
export const letters: readonly string[] = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Parses a letter in the address; null if it is not one. */
export function readLetter(value: string | null): string | null {
  const letter = value?.toUpperCase() ?? '';
  return letters.includes(letter) ? letter : null;
}
