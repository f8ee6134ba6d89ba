/**
 * Names with the same key are the same name to a reader: the form of accented letters, capitals and
 * the kind or number of spaces make no difference.
 */
export const nameKey = (name: string): string =>
  // Capitals first: 'ß' and 'SS', and both forms of a small sigma, have the same capitals.
  name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toUpperCase().toLowerCase();
