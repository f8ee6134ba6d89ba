import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DatePicker } from './DatePicker.tsx';
import { addMonths, clamp, dayOf, move, partsOf, weekdayOf, weeksOf } from './days.ts';
import { englishDatePicker } from './english.ts';

it('without scripts a date picker is a DateField with the years of its range and without a button', () => {
  const html = renderToStaticMarkup(
    <DatePicker
      legend="When?"
      name="visit"
      min="2027-12-30"
      max="2028-01-02"
      defaultValue={{ day: '1', month: '1', year: '2028' }}
      words={englishDatePicker}
      error="Choose a day"
    />,
  );
  for (const part of ['day', 'month', 'year']) expect(html).toContain(`name="visit-${part}"`);
  expect(html).toMatch(/<option value="1" selected="">January<\/option>/);
  expect(html).toMatch(
    /<option value="">Year<\/option><option value="2027">2027<\/option><option value="2028" selected="">2028<\/option><\/select>/,
  );
  expect(html).not.toMatch(/<button|<dialog/);
});

describe('days', () => {
  it.each([
    [{ day: '5', month: '2', year: '2028' }, '2028-02-05'],
    [{ day: '29', month: '2', year: '2028' }, '2028-02-29'],
    [{ day: '29', month: '2', year: '2027' }, undefined],
    [{ day: '31', month: '4', year: '2027' }, undefined],
    [{ day: '', month: '4', year: '2027' }, undefined],
    [{ day: '1', month: '', year: '' }, undefined],
  ])('the parts %j are the day %s', (parts, day) => {
    expect(dayOf(parts)).toBe(day);
    if (day !== undefined) expect(partsOf(day)).toEqual(parts);
  });

  it.each([
    ['2027-03-15', 0],
    ['2027-03-21', 6],
    ['2028-02-29', 1],
  ])('%s is weekday %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-12-05', 1, '2028-01-05'],
    ['2027-01-05', -1, '2026-12-05'],
  ])('%s plus %i months is %s', (day, months, after) => {
    expect(addMonths(day, months)).toBe(after);
  });

  it.each([
    ['ArrowLeft', false, '2027-03-16'],
    ['ArrowRight', false, '2027-03-18'],
    ['ArrowUp', false, '2027-03-10'],
    ['ArrowDown', false, '2027-03-24'],
    ['Home', false, '2027-03-15'],
    ['End', false, '2027-03-21'],
    ['PageUp', false, '2027-02-17'],
    ['PageDown', false, '2027-04-17'],
    ['PageUp', true, '2026-03-17'],
    ['PageDown', true, '2028-03-17'],
    ['Tab', false, undefined],
    ['a', false, undefined],
  ])('from Wednesday 17 March 2027, the key %s (shift: %s) moves to %s', (key, shiftKey, day) => {
    expect(move({ key, shiftKey }, '2027-03-17')).toBe(day);
  });

  it('the weeks of a month start on Monday and contain only the days of that month', () => {
    const weeks = weeksOf('2027-05-20');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([...Array<undefined>(5), '2027-05-01', '2027-05-02']);
    expect(weeks[5]).toEqual(['2027-05-31', ...Array<undefined>(6)]);
    expect(weeksOf('2027-02-01')).toHaveLength(4);
  });

  it('keyboard navigation stops at the first and the last day', () => {
    const range = { min: '2027-01-11', max: '2027-06-30' };
    expect(clamp('2027-01-10', range)).toBe(range.min);
    expect(clamp('2027-07-01', range)).toBe(range.max);
    expect(clamp('2027-02-01', range)).toBe('2027-02-01');
  });
});
