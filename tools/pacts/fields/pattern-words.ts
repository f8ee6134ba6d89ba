/** What the other rules of a field say about its type. */
type Kind = 'text' | 'integer' | 'number';

/**
 * Descriptions of patterns by the samples that they match: patterns of dates have 200 characters,
 * and a pattern of a number does not say that the field is a number. The most general form is
 * first.
 */
const forms: readonly (readonly [words: string, accepted: string[], refused: string[]])[] = [
  [
    'a day, such as `2027-07-01`, or a day and time, such as `2027-07-01T18:00`, with or without its offset from UTC',
    ['2027-07-01', '2027-07-01T18:00', '2027-07-01T17:00:00Z'],
    ['1 July', '2027-02-29'],
  ],
  [
    'a day and time with its offset from UTC, such as `2027-07-01T17:00:00Z`',
    ['2027-07-01T17:00:00Z', '2027-07-01T18:00:00+01:00'],
    ['2027-07-01T18:00', '2027-07-01'],
  ],
  ['a day, such as `2027-07-01`', ['2027-07-01'], ['2027-02-29', '2027-07-01T18:00']],
  [
    'a path of the site, such as `/events`, or a URL',
    ['/events', 'https://example.org/events'],
    ['events', 'javascript:alert(1)'],
  ],
  ['a text that is not empty', ['.', 'a-b c', '{}'], ['']],
];

const numbers: typeof forms = [
  ['from -180 to 180', ['-180', '180'], ['181']],
  ['from -90 to 90', ['-90', '90'], ['91']],
  ['from 0', ['0', '7'], ['-1']],
  ['from 1', ['1', '7'], ['0', '-1']],
];

/** Describes the values that match a regular expression. */
export function patternWords(regex: string, kind: Kind): string {
  const pattern = new RegExp(regex);
  const fits = ([, accepted, refused]: (typeof forms)[number]) =>
    accepted.every((text) => pattern.test(text)) && !refused.some((text) => pattern.test(text));
  if (kind === 'text') return forms.find(fits)?.[0] ?? `a text like \`${regex}\``;
  const noun = kind === 'integer' ? 'a whole number' : 'a number';
  const range = numbers.find(fits)?.[0];
  return range === undefined ? `${noun} like \`${regex}\`` : `${noun} ${range}`;
}
