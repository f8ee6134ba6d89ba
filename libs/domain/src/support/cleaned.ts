/**
 * Matches all characters except letters with their marks, digits, `_`, whitespace and a few symbols
 * (AMB-86).
 */
const stripped = /[^\p{L}\p{M}\p{N}_\s.,'@/\-+()|:&]/gu;

/**
 * Text in the form that the government's service accepts (GOV-14); other characters are removed. A
 * curly apostrophe becomes a straight apostrophe, because O’Neill would otherwise be sent as
 * another name.
 */
export const cleaned = (text: string): string =>
  text.normalize('NFC').replaceAll('’', "'").replaceAll(stripped, '');
