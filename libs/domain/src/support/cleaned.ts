/** Everything but letters with their marks, digits, `_`, whitespace and a few symbols (AMB-86). */
const stripped = /[^\p{L}\p{M}\p{N}_\s.,'@/\-+()|:&]/gu;

/**
 * A text as the government's service takes it (GOV-14): all other characters are stripped. An
 * apostrophe that was typed curly is one all the same, or O’Neill would be sent as another name.
 */
export const cleaned = (text: string): string =>
  text.normalize('NFC').replaceAll('’', "'").replaceAll(stripped, '');
