import { expect, it } from 'vitest';
import { sampleUni } from '#app/features/catalogue/testing/samples.ts';
import { PAGE_SIZE } from './arrange.server.ts';
import { uniEntry, type Entry } from './entries.ts';
import { columnsOf } from '#app/platform/paths/columns.ts';
import { readManageQuery } from './manage-query.server.ts';
import { tableView } from './table-view.server.ts';

/** A favourite university. Records which of its properties are read. */
function watched(index: number): { entry: Entry; requests: string[] } {
  const requests: string[] = [];
  const uni = sampleUni({ providerId: String(index) });
  const { known, ...entry } = uniEntry(uni, { home: null, backUrl: null });
  if (known === null) throw new Error('A university of the samples is known.');
  return {
    requests,
    entry: {
      ...entry,
      known: {
        title: known.title,
        picture: known.picture,
        fullTitle: known.fullTitle,
        check: known.check,
        get href() {
          requests.push('href');
          return known.href;
        },
        cell(column) {
          requests.push(column);
          return known.cell(column);
        },
      },
    },
  };
}

it.each(['href', 'town', 'distance'])('only the rows on the page compute their %s', (part) => {
  const unis = Array.from({ length: 2 * PAGE_SIZE + 5 }, (_, index) => watched(index));
  const entries = unis.map(({ entry }) => entry);
  tableView(entries, readManageQuery(new URLSearchParams('kind=unis&page=2')), columnsOf.unis);
  const askedAt = unis.flatMap(({ requests }, index) => (requests.includes(part) ? [index] : []));
  expect(askedAt).toEqual(Array.from({ length: PAGE_SIZE }, (_, row) => PAGE_SIZE + row));
});
