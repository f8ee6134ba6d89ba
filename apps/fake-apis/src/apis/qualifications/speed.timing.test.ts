import { expect, it } from 'vitest';
import { openDatabase } from '#src/store/database.ts';
import { createRecords } from '#src/store/records.ts';
import { LIMIT, relativeCost } from '#src/testing/relative-cost.ts';
import { csvOf } from '../content/bars-csv.ts';
import { barsPublished } from './bars.ts';
import { qualificationsOf } from './qualifications.ts';

const qualifications = qualificationsOf(createRecords(openDatabase(':memory:')));
const alike = ['biology', 'chemistry', 'mathematics'];

it.each<[string, () => { readonly length: number }]>([
  ['the results of some subjects', () => qualifications.results('somebody', 'a-level', alike)],
  ['the published file', () => csvOf(barsPublished())],
])('the API responds quickly to a request for %s', async (_, result) => {
  const cost = await relativeCost(() => {
    expect(result().length).toBeGreaterThan(5);
  });
  expect(cost).toBeLessThan(LIMIT);
});
