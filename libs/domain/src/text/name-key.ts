/**
 * A key that is equal for names that look equal to a reader. It ignores the encoding of accented
 * letters, the case, and the kind and number of spaces.
 */
export const nameKey = (name: string): string =>
  // Upper case first, because 'ß' and 'SS', and both forms of a small sigma, are the same in upper
  // case.
  name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toUpperCase().toLowerCase();
