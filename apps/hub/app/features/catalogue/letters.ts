/** What names can begin with, as far as lists offer it. */
export const letters: readonly string[] = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Reads a letter of the address: 'b' is 'B', and anything else is none. */
export function readLetter(value: string | null): string | null {
  const letter = value?.toUpperCase() ?? '';
  return letters.includes(letter) ? letter : null;
}
