export const avatarColourCount = 6;

export const anonymousName = 'Anonymous';

export function displayName(name: string | null): string {
  const given = name?.trim() ?? '';
  return given === '' ? anonymousName : given;
}

/**
 * Returns the colour of the initials, 0 to 5. The colour depends only on the first letter,
 * regardless of its case and accents (SH-7), and is defined for any text, including the empty
 * string.
 */
export function avatarColour(name: string): number {
  const codePoint = firstLetter(name).normalize('NFD').codePointAt(0) ?? 0;
  return codePoint % avatarColourCount;
}

/** The first letters of the displayed name and of the last name, in capitals: 'AR'. */
export function initials(name: string | null, lastName: string | null): string {
  return firstLetter(displayName(name)) + firstLetter(lastName ?? '');
}

/** A letter with accents, or a flag, may consist of several code points. */
const letters = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

function firstLetter(text: string): string {
  const [first] = letters.segment(text.trim().normalize('NFC'));
  return first?.segment.toLocaleUpperCase('en-GB') ?? '';
}
