import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate } from './read-date.ts';

// The seed is the same in every run, so that only a code change can cause a failure.
fc.configureGlobal({ seed: 20_261_129, numRuns: 300 });

const read = (text: string) => {
  const { date, time, at, hasOffset } = readDate(text) ?? {};
  return date === undefined ? null : [date, time, at?.toISOString(), hasOffset];
};

describe('readDate', () => {
  it.each([
    ['2027-01-13', ['2027-01-13', null, '2027-01-13T00:00:00.000Z', false]],
    ['2027-07-01', ['2027-07-01', null, '2027-06-30T23:00:00.000Z', false]],
    ['2028-02-29', ['2028-02-29', null, '2028-02-29T00:00:00.000Z', false]],
    ['2027-01-13T18:00:00Z', ['2027-01-13', '18:00', '2027-01-13T18:00:00.000Z', true]],
    ['2027-06-30T17:00:00.250Z', ['2027-06-30', '18:00', '2027-06-30T17:00:00.250Z', true]],
    ['2027-06-30T18:00+01:00', ['2027-06-30', '18:00', '2027-06-30T17:00:00.000Z', true]],
    ['2027-06-30T23:30:00Z', ['2027-07-01', '00:30', '2027-06-30T23:30:00.000Z', true]],
    ['2027-01-01T09:00:00+13:00', ['2026-12-31', '20:00', '2026-12-31T20:00:00.000Z', true]],
  ])('[CAL-2][CAL-9] %j is read as %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['2027-01-13T18:00:00', ['2027-01-13', '18:00', '2027-01-13T18:00:00.000Z', false]],
    ['2027-06-30T18:00', ['2027-06-30', '18:00', '2027-06-30T17:00:00.000Z', false]],
    ['2027-03-28T01:30:00.000', ['2027-03-28', '01:30', '2027-03-28T01:30:00.000Z', false]],
  ])('[CAL-2][AMB-106] %j without an offset is read in London time as %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    '2027-02-29',
    '2027-02-30',
    '2027-04-31T18:00:00+01:00',
    '2027-02-29T10:00:00.000Z',
    '2027-02-30T18:00:00',
    '2027-13-01T10:00:00Z',
    '2027-00-10',
    '2027-01-13T24:00:00',
    '2027-01-13T24:00:00Z',
    '2027-01-13T10:60:00Z',
    '2027-01-13T10:00:60Z',
    '2027-01-13T10:00:00+24:00',
    '2027-01-13T10:00:00+01:60',
    '2027-01-13T10:00:00+0100',
    '2027-01-13 18:00:00',
    '2027-1-13',
    '12027-01-13',
    '13/01/2027',
    'Wed, 13 Jan 2027 18:00:00 GMT',
    '1800000000',
    ' 2027-01-13',
    '2027-01-13\n',
    'soon',
    '',
  ])('[CAL-2] %j is not a date', (text) => {
    expect(readDate(text)).toBeNull();
  });

  it('a date and time is read correctly with any offset', () => {
    const moments = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.integer({ min: -12, max: 14 }), (moment, hours) => {
        const local = new Date(moment.getTime() + hours * 3_600_000).toISOString().slice(0, -1);
        const offset = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
        expect(readDate(`${local}${offset}`)).toEqual({
          ...readDate(moment.toISOString()),
          at: moment,
        });
      }),
    );
  });
});
