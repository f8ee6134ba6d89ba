/** The word before a saint's name, with or without its dot, but no plural or possessive. */
const saint = /(?<![\p{L}\p{N}])(?:saint|st)(?![\p{L}\p{N}'’])\.?\s*/giu;

/**
 * The forms in which a register may write a search: each saint short and in full; unchanged without
 * a saint.
 */
export function saintForms(search: string): string[] {
  const forms = ['St ', 'Saint '].map((word) => search.replace(saint, word).trim());
  return forms[0] === forms[1] ? [search] : forms;
}
