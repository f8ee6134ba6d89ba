/**
 * A key for names that readers see as equal: the encoding of accented letters, capitals and the
 * kind or number of spaces make no difference.
 */
export const nameKey = (name: string): string =>
  // Capitals first: 'ß' and 'SS', and both forms of a small sigma, have the same capitals.
  name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toUpperCase().toLowerCase();
