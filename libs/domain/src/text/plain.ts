/**
 * Invisible marks: soft hyphens, zero-width spaces, byte order marks, and marks that change the
 * direction of a line. Text that is copied from contacts, web pages and messages can contain them.
 */
const MARK = String.raw`(?=\p{Cf})\p{Default_Ignorable_Code_Point}`;

/**
 * Zero-width joiners and tags are parts of emoji and flags; joiners are also parts of Persian and
 * Indic words.
 */
const PART_OF_TEXT = String.raw`(?![\u200C\u200D\u{E0020}-\u{E007F}])`;

const markInCode = new RegExp(MARK, 'gu');
const markInLine = new RegExp(PART_OF_TEXT + MARK, 'gu');

/** Spaces of any width, tabs, line ends and control characters. */
const SPACE = /[\p{White_Space}\p{Cc}]/gu;

/** Hyphens, including the non-breaking hyphen. Dashes are punctuation, so they are preserved. */
const HYPHEN = /[\u2010\u2011]/g;
const HYPHEN_OR_DASH = /[\p{Pd}\u2212]/gu;

const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Normalises a line of text before it is saved or searched: a name, a title, an address line. Empty
 * when nothing is visible.
 */
export function plainLine(typed: string): string {
  const line = typed
    .replaceAll(markInLine, '')
    .replaceAll(SPACE, ' ')
    .replaceAll(HYPHEN, '-')
    .trim();
  return line.replaceAll(INVISIBLE, '') === '' ? '' : line;
}

/**
 * Normalises a number or code before it is saved or looked up. Numbers and codes have no emoji or
 * words, so all marks are removed, and full-width characters from East Asian keyboards become
 * plain.
 */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(markInCode, '')
    .replaceAll(SPACE, ' ')
    .replaceAll(HYPHEN_OR_DASH, '-')
    .trim();
