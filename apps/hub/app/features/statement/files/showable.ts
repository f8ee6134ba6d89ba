import { locale } from '@applicant-hub/domain';
/** Replaces a character that the font does not have. */
export const LOST_MARK = '\u{FFFD}';

interface Showable {
  text: string;
  isLossy: boolean;
}

const graphemes = new Intl.Segmenter(locale, { granularity: 'grapheme' });

/** Characters that only affect how another character is drawn. */
const isInvisible = (character: string) => /^[\p{Cf}\p{Variation_Selector}]$/u.test(character);

/**
 * Removes control characters. Replaces each character that the font does not have with one mark,
 * even if it has several code points, so that nothing is lost silently.
 *
 * @param hasGlyph whether the font has a code point
 */
export function showable(source: string, hasGlyph: (codePoint: number) => boolean): Showable {
  const has = (character: string) =>
    character === '\n' || isInvisible(character) || hasGlyph(character.codePointAt(0) ?? 0);
  const plain = source.normalize('NFC').replaceAll('\t', '    ').replaceAll(lineSeparators, '\n');

  let isLossy = false;
  const shown = Array.from(graphemes.segment(plain), ({ segment }) => {
    const characters = Array.from(segment).filter((character) => !isControl(character));
    if (!characters.every(has)) {
      isLossy = true;
      return LOST_MARK;
    }
    return characters.filter((character) => !isInvisible(character)).join('');
  });
  return { text: shown.join(''), isLossy };
}

const lineSeparators = /[\u2028\u2029\u0085]/g;

const isControl = (character: string) => character !== '\n' && /\p{Cc}/u.test(character);
