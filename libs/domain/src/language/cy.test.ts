import { expect, it } from 'vitest';
import * as welsh from './cy.ts';
import * as english from './en.ts';

const { formatList } = welsh;

it('Welsh has everything that English has, because a build has only one of them', () => {
  expect(Object.keys(welsh)).toEqual(Object.keys(english));
});

it.each([english, welsh])(
  'the names of days and months are those of Intl',
  ({ locale, ...words }) => {
    const [days, months] = [{ weekday: 'long' } as const, { month: 'long' } as const].map(
      (options) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }),
    );
    // 4 January 1970 was a Sunday. Intl has Welsh days for use alone, with a capital.
    const named = words.weekdays.map((_, day) => days!.format(Date.UTC(1970, 0, 4 + day)));
    expect(named.map((name) => name.replace(/^Dydd/, 'dydd'))).toEqual(words.weekdays);
    const inYear = words.months.map((_, month) => months!.format(Date.UTC(1970, month)));
    expect(inYear).toEqual(words.months);
  },
);

it.each([
  [['cais'], 'cais'],
  [['cais', 'datganiad'], 'cais a datganiad'],
  [['cais', 'amserlen'], 'cais ac amserlen'],
  [['dyddiadau', 'cais', 'ŵyn'], 'dyddiadau, cais, ac ŵyn'],
])('the Welsh list of %j is %s', (words, text) => {
  expect(formatList(words)).toBe(text);
});
