export const letters: readonly string[] = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

export function readLetter(value: string | null): string | null {
  const letter = value?.toUpperCase() ?? '';
  return letters.includes(letter) ? letter : null;
}
