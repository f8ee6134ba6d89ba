import { describe, expect, it } from 'vitest';
import { dayLike, momentAt, momentLike, startAt, startLike } from './values.ts';

interface Matcher {
  readonly 'pact:matcher:type': readonly { readonly regex?: string }[];
}

/** Checks whether a string matches all patterns of a matcher. */
const takes = ({ 'pact:matcher:type': matchers }: Matcher, text: string): boolean =>
  matchers.every(({ regex = '' }) => new RegExp(regex).test(text));

describe('the pattern of a day', () => {
  it.each([
    ['2027-01-31', true],
    ['2028-02-29', true],
    ['2000-02-29', true],
    ['2027-02-29', false],
    ['2100-02-29', false],
    ['2027-02-30', false],
    ['2027-04-31', false],
    ['2027-13-01', false],
  ])('the day pattern applied to %s returns %s', (text, expected) => {
    expect(takes(dayLike('2027-01-13'), text)).toBe(expected);
    expect(takes(startLike('2027-01-13'), `${text}T18:00:00`)).toBe(expected);
    expect(takes(momentLike('2027-01-13T18:00:00Z'), `${text}T18:00:00Z`)).toBe(expected);
  });
});

describe('the pattern of a date-time in July', () => {
  const moment = '2027-07-21T17:00:00.000Z';

  it.each([
    ['2027-07-21T17:00:00.000Z', true],
    ['2027-07-21T17:00Z', true],
    ['2027-07-21T17:00:00+00:00', true],
    ['2027-07-21T18:00:00+01:00', true],
    ['2027-07-21T17:00:00.000', false],
    ['2027-07-21T17:00:00+01:00', false],
    ['2027-07-22T17:00:00.000Z', false],
  ])('[CAL-2][SYS-12] the date-time pattern applied to %s returns %s', (text, expected) => {
    expect(takes(momentAt(moment), text)).toBe(expected);
    expect(takes(startAt(moment), text)).toBe(expected);
  });

  it('[CAL-2][AMB-106] a London time without an offset is valid only as a start', () => {
    expect(takes(startAt(moment), '2027-07-21T18:00:00')).toBe(true);
    expect(takes(momentAt(moment), '2027-07-21T18:00:00')).toBe(false);
  });
});
