import { describe, expect, it } from 'vitest';
import { plainCode, plainLine } from './plain.ts';

/** Marks that phones, web pages and word processors add to copied text. */
const marks = [
  '\u00AD',
  '\u061C',
  '\u180E',
  '\u200B',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2060',
  '\u2061',
  '\u2066',
  '\u2069',
  '\uFEFF',
];
const spaces = ['\t', '\n', '\u00A0', '\u2007', '\u2009', '\u2028', '\u202F', '\u205F', '\u3000'];

describe.each([
  ['a line', plainLine],
  ['a code', plainCode],
])('%s', (_, plain) => {
  it.each(marks)('the mark %j is removed', (mark) => {
    expect(plain(`${mark}LS2${mark} 9JT${mark}`)).toBe('LS2 9JT');
  });

  it.each(spaces)('the space %j becomes a plain space', (space) => {
    expect(plain(`${space}LS2${space}9JT${space}`)).toBe('LS2 9JT');
  });

  it.each(['\u2010', '\u2011'])('the hyphen %j becomes a plain hyphen', (hyphen) => {
    expect(plain(`Newcastle${hyphen}upon${hyphen}Tyne`)).toBe('Newcastle-upon-Tyne');
  });
});

describe('a line', () => {
  it.each([
    ['an emoji of joined characters', '👩‍🎓 Graduation'],
    ['a flag of tags', '🏴󠁧󠁢󠁷󠁬󠁳󠁿 Caerdydd'],
    ['a coloured heart', '❤️ York'],
    ['a Persian word', 'می‌خواهم'],
    ['a Hindi word', 'क्‍ष'],
    ['an Arabic number sign', '\u0600١٢'],
    ['a dash between words', 'Interview – York'],
  ])('normalising a line preserves %s', (__, text) => {
    expect(plainLine(text)).toBe(text);
  });

  it.each([
    '',
    ' \u00A0',
    '\u200D',
    '\u202E',
    '\u115F',
    '\u3164',
    '\uFE0F',
    '\u2800',
    '\u200B \u00AD',
  ])('a line without visible characters becomes empty (%j)', (text) => {
    expect(plainLine(text)).toBe('');
  });
});

describe('a code', () => {
  it.each([
    ['\u202D+447700900123\u202C', '+447700900123'],
    ['+44\u00A07700\u00A0900123', '+44 7700 900123'],
    ['LA1\u200B4YW', 'LA14YW'],
    ['LA1\u200D4YW', 'LA14YW'],
    ['020–7946–0018', '020-7946-0018'],
    ['020−7946−0018', '020-7946-0018'],
    ['＋４４　７７００', '+44 7700'],
  ])('the code %j is normalised to %j', (typed, plain) => {
    expect(plainCode(typed)).toBe(plain);
  });
});
