/** The avatar fallback has this many colours (SH-7). */
export const avatarColourCount = 6;

/** The name to show when the identity has none (SH-6, AMB-28). */
export const anonymousName = 'Anonymous';

/** The user's name, or 'Anonymous' (SH-6). */
export function displayName(name: string | null): string {
  const given = name?.trim() ?? '';
  return given === '' ? anonymousName : given;
}

/**
 * Which of the six colours, 0 to 5, stands behind the initials: the same first letter always has
 * the same one, whatever its case or accent (SH-7). Defined for any text, also none.
 */
export function avatarColour(name: string): number {
  const codePoint = firstLetter(name).normalize('NFD').codePointAt(0) ?? 0;
  return codePoint % avatarColourCount;
}

/** The first letters of the name to show and of the last name, in capitals: 'AR'. */
export function initials(name: string | null, lastName: string | null): string {
  return firstLetter(displayName(name)) + firstLetter(lastName ?? '');
}

/** A letter with its accents, or a flag, may be made of several code points. */
const letters = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

function firstLetter(text: string): string {
  const [first] = letters.segment(text.trim().normalize('NFC'));
  return first?.segment.toLocaleUpperCase('en-GB') ?? '';
}
