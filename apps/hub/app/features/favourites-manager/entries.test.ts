import { expect, it } from 'vitest';
import { subjectEntry } from './entries.ts';

const area = (title: string, subjectMap: string) =>
  subjectEntry({
    id: '47',
    title,
    image: null,
    icon: null,
    url: '/nursing',
    subjectMap,
  }).known?.cell('area')?.text;

it.each([
  ['Nursing', 'Health', 'Health'],
  ['Nursing', '', 'Nursing'],
  ['Accounting', '', 'Accounting/finance'],
  ['Alchemy', '', null],
])('[FAV-46] the area of %s with the category %j is %s', (title, category, shown) => {
  expect(area(title, category)).toBe(shown);
});
