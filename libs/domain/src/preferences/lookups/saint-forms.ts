/**
 * The word before a saint's name, with or without its full stop. A plural or possessive does not
 * match.
 */
const saint = /(?<![\p{L}\p{N}])(?:saint|st)(?![\p{L}\p{N}'’])\.?\s*/giu;

/**
 * The spellings of a search that a register may use: with every "Saint" shortened, and with every
 * "Saint" in full. A search without a saint is returned unchanged.
 */
export function saintForms(search: string): string[] {
  const forms = ['St ', 'Saint '].map((word) => search.replace(saint, word).trim());
  return forms[0] === forms[1] ? [search] : forms;
}
