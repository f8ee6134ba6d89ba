import { expect, it } from 'vitest';
import * as welsh from './cy.ts';
import * as english from './en.ts';

it.each([
  ['en-GB', english],
  ['cy', welsh],
])(
  'the names of days and months in %s equal the names from Intl',
  (locale, { weekdays, months }) => {
    const format = (options: Intl.DateTimeFormatOptions, date: number) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(date);
    // 4 January 1970 was a Sunday.
    const days = weekdays.map((_, day) => format({ weekday: 'long' }, Date.UTC(1970, 0, 4 + day)));
    // Intl has Welsh days for use alone, with a capital.
    expect(days.map((day) => day.replace(/^Dydd/, 'dydd'))).toEqual(weekdays);
    expect(months.map((_, month) => format({ month: 'long' }, Date.UTC(1970, month)))).toEqual(
      months,
    );
  },
);

it('Welsh has every name that English has', () => {
  expect(Object.keys(welsh)).toEqual(Object.keys(english));
});
