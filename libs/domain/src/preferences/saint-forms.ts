/** The word before a saint's name, with or without its dot; no plural and no possessive. */
const saint = /(?<![\p{L}\p{N}])(?:saint|st)(?![\p{L}\p{N}'’])\.?\s*/giu;

/** A search as registers may write it: each saint short and in full; as it is where there is none. */
export function saintForms(search: string): string[] {
  const forms = ['St ', 'Saint '].map((word) => search.replace(saint, word).trim());
  return forms[0] === forms[1] ? [search] : forms;
}
